-- Whether a visible CV has a word. Asked of the index alone: a scan of the table would read every CV's words.
CREATE FUNCTION is_indexed(lexeme text) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
  SELECT EXISTS (SELECT FROM cv_search WHERE lexemes @@ quote_literal(lexeme)::tsquery)
$$;
