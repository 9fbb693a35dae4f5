-- Oil fields, mines, suburbs and stations as people name them where a province or town is asked for.
UPDATE locations SET aliases = ARRAY(SELECT DISTINCT unnest(aliases || string_to_array(names, '; ')) ORDER BY 1)
FROM (VALUES
  ('southern-highlands', 'moran; gobe; agogo'),
  ('central-province', 'papa lea lea; rouna; tolukuma; sogeri; brown river'),
  ('port-moresby', 'motukea; napa napa; vision city; harbour city'),
  ('madang-province', 'basamuk'),
  ('eastern-highlands', 'yonki'),
  ('east-new-britain', 'sinivit'),
  ('east-sepik', 'frieda river; frieda'),
  ('morobe-province', 'nawaeb; markham; markham valley'),
  ('sandaun-west-sepik', 'wutung'),
  ('chimbu-simbu', 'karimui')
) AS added (place, names) WHERE slug = place;
UPDATE cvs SET location_id = l.id FROM locations l WHERE location_id IS NULL AND lower(btrim(location)) = ANY (l.aliases);
