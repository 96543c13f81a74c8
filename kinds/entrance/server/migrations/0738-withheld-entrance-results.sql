-- Results of applicants that are withheld, with the reason that the applicant reads; lifted ones stay on record.
create table entrance_withheld (
  entrance_withheld_id bigint generated always as identity primary key,
  n_entrance_reg_id bigint not null references n_entrance_reg,
  reason text not null check (reason <> ''),
  reason_ne text not null check (reason_ne <> ''),
  withheld timestamptz not null,
  withheld_by bigint not null references ad_user,
  lifted timestamptz,
  lifted_by bigint references ad_user,
  lifted_for text,
  check ((lifted is null) = (lifted_by is null) and (lifted is null) = (lifted_for is null))
);
create unique index entrance_withheld_once on entrance_withheld (n_entrance_reg_id) where lifted is null;
create index entrance_withheld_of on entrance_withheld (n_entrance_reg_id);
create index entrance_withheld_by on entrance_withheld (withheld_by);
create index entrance_withheld_lifted_by on entrance_withheld (lifted_by);

alter table merit_place drop constraint merit_place_left_out_check;
alter table merit_place add constraint merit_place_left_out_check
  check (left_out in ('withheld', 'absent', 'below-minimum', 'below-part', 'no-quota'));
