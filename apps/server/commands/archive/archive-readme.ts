/** README of an archive, for who reads it without this product. */
export const readme = `Archive of a university's data, written by Vidyarthi
====================================================

schema.json        the tables: columns with their PostgreSQL types, primary keys, references to other tables
tables/NAME.csv    the rows of a table, all of one moment
files/HASH         uploaded files; the table stored_file has the SHA-256 of each with its media type

CSV: UTF-8, comma, RFC 4180, lines end with CR LF, the first line names the columns. Nothing between two commas is no
value (NULL); "" is an empty text. Numbers have a point, days are yyyy-mm-dd (A.D.), times ISO 8601 in UTC, yes and no
are true and false, bytes are \\x and hexadecimal digits. Amounts of money are whole paisa (1 rupee = 100).

Into PostgreSQL: create the tables by schema.json, then for each
  \\copy NAME from 'tables/NAME.csv' with (format csv, header true)

Passwords, keys and sessions are left out. The archive holds personal data: treat it as the university's records.
`
