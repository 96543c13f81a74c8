-- Removing an account or an enrollment looks for rows that refer to it.
create index n_scholarship_reg_by_n_program_enroll on n_scholarship_reg (n_program_enroll_id);
create index scholarship_member_by_ad_user on scholarship_member (ad_user_id);
create index scholarship_score_by_ad_user on scholarship_score (ad_user_id);
