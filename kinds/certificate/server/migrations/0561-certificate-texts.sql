-- The text of a letter in both languages, after the sentence about the student's record; transcripts have none.
alter table n_certificate_open add column body text not null default '', add column body_ne text not null default '';

-- The types that universities usually issue. A university sets their fees and then activates them.
insert into n_certificate_open (isactive, type, series, fee, two_people, askers, name, name_ne, body, body_ne) values
  (false, 'TRANSCRIPT', 'TR', 0, true, 'BOTH', 'Academic transcript', 'शैक्षिक ट्रान्सक्रिप्ट', '', ''),
  (false, 'PROVISIONAL', 'PC', 0, false, 'PASSED_OUT', 'Provisional certificate', 'अस्थायी प्रमाणपत्र',
    'The programme was passed with {credits} credits and a CGPA of {cgpa}. This certificate is provisional; the degree certificate takes its place.',
    'उक्त कार्यक्रम {credits} क्रेडिट र CGPA {cgpa} सहित उत्तीर्ण भएको हो। यो प्रमाणपत्र अस्थायी हो; उपाधिको प्रमाणपत्रले यसको स्थान लिन्छ।'),
  (false, 'CHARACTER', 'CC', 0, false, 'BOTH', 'Character certificate', 'चारित्रिक प्रमाणपत्र',
    'The records contain no expulsion of this student from an examination. No fee and no library book is owed on the day of issue.',
    'परीक्षाबाट निष्कासन गरिएको अभिलेख छैन। जारी मितिसम्म कुनै शुल्क वा पुस्तकालयको पुस्तक बाँकी छैन।'),
  (false, 'MIGRATION', 'MC', 0, false, 'BOTH', 'Migration certificate', 'बसाइँसराइ (माइग्रेसन) प्रमाणपत्र',
    'The university agrees that this student continues the studies at another university. No fee and no library book is owed on the day of issue.',
    'अन्य विश्वविद्यालयमा अध्ययन गर्न यस विश्वविद्यालयको सहमति छ। जारी मितिसम्म कुनै शुल्क वा पुस्तकालयको पुस्तक बाँकी छैन।'),
  (false, 'MEDIUM', 'MI', 0, false, 'BOTH', 'Medium of instruction certificate', 'अध्यापन माध्यम प्रमाणपत्र',
    'The medium of instruction and of examinations in this programme is English.',
    'यस कार्यक्रमको अध्यापन र परीक्षाको माध्यम अङ्ग्रेजी हो।'),
  (false, 'VERIFICATION', 'VL', 0, false, 'BOTH', 'Verification letter', 'प्रमाणीकरण पत्र',
    'The particulars above agree with the records of the university.',
    'माथिको विवरण विश्वविद्यालयको अभिलेखसँग मिल्छ।'),
  (false, 'GRADESHEETS', 'DG', 0, false, 'BOTH', 'Duplicate gradesheet', 'ग्रेडसिटको प्रतिलिपि', '', '');
