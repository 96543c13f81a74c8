-- One administrator by themselves waits: a proposal about an account is carried out by its proposer no earlier than a day
-- after it was made. Whoever goes past the code still waits, and of everything else needs two people.
alter table n_proposal drop constraint n_proposal_check2;
alter table n_proposal add constraint n_proposal_two_people check (
  state <> 'confirmed' or decided_by <> createdby or (sort = 'account' and decided >= created + interval '24 hours')
);
