// The joined tables that the truths of the car parks speak of, money in pounds.
const place = "s.name AS site, s.city, s.region, s.kind AS site_kind";
const onSites = "JOIN sites s ON s.id = x.site_id";

export const parkingViews = [
  `CREATE VIEW visits AS
     SELECT x.*, ${place}, date_diff('minute', entered_at, left_at) / 60 AS hours,
       (fee_pence - discount_pence) / 100 AS fee
     FROM stays x ${onSites}`,
  `CREATE VIEW passes AS SELECT x.*, ${place}, monthly_pence / 100 AS monthly FROM season_passes x ${onSites}`,
  `CREATE VIEW fines AS SELECT x.*, ${place}, full_pence / 100 AS charge FROM notices x ${onSites}`,
  `CREATE VIEW money AS
     SELECT x.*, ${place}, amount_pence / 100 AS amount, coalesce(refund_pence, 0) / 100 AS refund,
       (amount_pence - coalesce(refund_pence, 0)) / 100 AS net
     FROM payments x ${onSites}`,
  // What went through: a declined payment has brought nothing.
  "CREATE VIEW paid AS SELECT * FROM money WHERE status = 'OK'",
  `CREATE VIEW breakdowns AS
     SELECT x.*, ${place}, date_diff('minute', reported_at, fixed_at) / 60 AS hours
     FROM faults x ${onSites}`,
];
