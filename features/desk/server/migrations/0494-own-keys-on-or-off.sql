-- Letter keys are switched on or off. No other letter is chosen for an action: the help and a colleague's hands differed then.
alter table own_keys drop column letters;
