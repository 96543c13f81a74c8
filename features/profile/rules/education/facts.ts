export { type EducationLevel, educationLevels, type GradingType } from '../education-lists.ts'
