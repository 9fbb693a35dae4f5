-- Districts, mines and small towns as people name them where a province or town is asked for.
UPDATE locations SET aliases = ARRAY(SELECT DISTINCT unnest(aliases || string_to_array(districts, '; ')) ORDER BY 1)
FROM (VALUES
  ('tabubil', 'ok tedi; ok tedi mine; otml'),
  ('porgera', 'pogera; porgera mine'),
  ('lihir', 'lihir island; londolovit'),
  ('western-fly', 'kiunga; daru; balimo; lake murray'),
  ('southern-highlands', 'kutubu; lake kutubu; ialibu; pangia; kagua; nipa'),
  ('hela-province', 'komo; koroba; hides gas'),
  ('central-province', 'kwikila; rigo; kairuku; bereina; kupiano; abau; goilala'),
  ('west-new-britain', 'bialla; hoskins; talasea; kandrian'),
  ('east-new-britain', 'kerevat; warangoi; gazelle; pomio'),
  ('jiwaka-province', 'banz; kudjip; tabibuga'),
  ('morobe-province', 'wau; finschhafen; siassi; menyamya; nadzab; wafi golpu; golpu; hidden valley'),
  ('new-ireland', 'namatanai; simberi'),
  ('milne-bay', 'misima; samarai; losuia; kiriwina; trobriand islands'),
  ('madang-province', 'bogia; ramu nico; kurumbukari; saidor; rai coast; karkar'),
  ('east-sepik', 'maprik; angoram; ambunti; wosera; yangoru'),
  ('sandaun-west-sepik', 'aitape; lumi; telefomin'),
  ('chimbu-simbu', 'kerowagi; gembogl; gumine; sinasina'),
  ('northern-oro', 'kokoda; tufi; higaturu'),
  ('gulf-province', 'baimuru; kikori; malalaua'),
  ('enga-province', 'wapenamanda; laiagam; kandep; kompiam'),
  ('eastern-highlands', 'henganofi; okapa; ukarumpa; aiyura'),
  ('autonomous-region-of-bougainville', 'panguna; buin; siwai')
) AS added (place, districts) WHERE slug = place;
UPDATE cvs SET location_id = l.id FROM locations l WHERE location_id IS NULL AND lower(btrim(location)) = ANY (l.aliases);

-- AI search: a plain guard is not for certain an operator of cameras or a bodyguard.
DELETE FROM ai_terms USING (VALUES
  ('occupation', 'Security Guard', 'cctv operator'),
  ('occupation', 'Security Guard', 'cash in transit guard'),
  ('occupation', 'Security Guard', 'bodyguard'),
  ('occupation', 'Security Guard', 'loss prevention officer')
) wrong (kind, meaning, phrase)
WHERE (ai_terms.kind, ai_terms.meaning, ai_terms.phrase) = (wrong.kind, wrong.meaning, wrong.phrase);

-- AI search: names of jobs that searches used.
INSERT INTO ai_terms (kind, meaning, phrase)
SELECT kind, meaning, unnest(string_to_array(phrases, '; ')) FROM (VALUES
  ('narrower', 'Security Guard', 'cctv operator; cash in transit guard; bodyguard; loss prevention officer'),
  ('occupation', 'Shop Assistant', 'trade store keeper; tucker shop keeper; tuckshop keeper; stoa kipa; stoakipa; canteen keeper'),
  ('occupation', 'Lawyer', 'barrister; litigation lawyer; barrister and solicitor'),
  ('occupation', 'Truck Driver', 'boom truck driver; crane truck driver; flatbed driver'),
  ('occupation', 'Geological Technician', 'sample man; sampleman'),
  ('occupation', 'Mechanic', 'spanner man'),
  ('occupation', 'Journalist', 'newspaper man; newspaperman')
) rows (kind, meaning, phrases)
ON CONFLICT DO NOTHING;
