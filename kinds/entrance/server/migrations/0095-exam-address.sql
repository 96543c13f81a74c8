-- Where the exam is held when it is not on the university's campus or that address is not enough to find it.
alter table n_entrance_open add column exam_address text, add column exam_address_ne text;
