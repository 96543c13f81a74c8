-- What two people agreed on is looked up by its subject: an agreement to enter marks before their first day.
create index n_proposal_confirmed on n_proposal (sort, subject) where state = 'confirmed';
