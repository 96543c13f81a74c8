-- What a refusal says, by the process and the code that stand in the trail: the trail keeps the code, the office reads words.
-- No names or numbers of anybody: the places where a sentence is filled in are left open.
create table refusal_words (
  process text not null,
  code text not null,
  en text not null,
  ne text not null,
  primary key (process, code)
);
