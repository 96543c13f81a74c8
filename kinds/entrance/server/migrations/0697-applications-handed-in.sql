-- Day on which an application was handed in at the office; null: its applicant applied in the portal.
alter table n_entrance_reg add column handed_in date;
