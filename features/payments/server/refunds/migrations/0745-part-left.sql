-- Since when Khalti's status shows a part of a refund for which all was asked. How much it was its status does not say.
alter table refund add column part_left timestamptz;
