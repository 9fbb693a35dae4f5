-- Errors of our own scripts in people's browsers, counted by day. Nothing says whose browser it was.

CREATE TABLE page_errors (
  day date NOT NULL,
  -- The address without numbers: '/jobs/:id'.
  page varchar(60) NOT NULL,
  engine varchar(20) NOT NULL,
  version integer NOT NULL,
  -- The kind of error, and the file of ours with line and column.
  kind varchar(30) NOT NULL,
  place varchar(60) NOT NULL,
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, page, engine, version, kind, place)
);
