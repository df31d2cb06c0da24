import { Refusal, shownName } from "../refusal.js";

/** What is written here for functions that other databases have. */
const instead: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        "strftime",
        "to_char date_format format_date format_datetime format_timestamp formatdatetime tochar",
      ],
      [
        "strptime, or CAST(… AS DATE)",
        "to_date str_to_date string_to_date parse_date parse_datetime parse_timestamp todate to_datetime",
      ],
      [
        "+ INTERVAL, as in current_date + INTERVAL 30 DAY",
        "dateadd adddate addday add_days add_months timestampadd timestamp_add datetime_add",
      ],
      [
        "- INTERVAL, as in current_date - INTERVAL 30 DAY",
        "subdate datesubtract timestamp_sub datetime_sub",
      ],
      ["date_diff('day', …, …)", "timestampdiff timestamp_diff datetime_diff days_between"],
      ["date_diff('month', …, …)", "months_between"],
      ["date_trunc", "timestamp_trunc datetime_trunc dateround"],
      ["make_date", "datefromparts date_from_parts dateserial makedate"],
      ["last_day", "eomonth"],
      ["current_timestamp", "getdate getutcdate sysdate sysdatetime systimestamp utc_timestamp"],
      ["current_date", "curdate"],
      ["epoch", "unix_timestamp to_unixtime"],
      ["to_timestamp", "from_unixtime"],
      ["week", "weeknum week_of_year"],
      ["coalesce", "nvl zeroifnull"],
      ["coalesce, or IS NULL", "isnull"],
      ["CASE", "iif decode nvl2 width_bucket switch"],
      ["… / nullif(…, 0)", "safe_divide div0 divide_safe"],
      ["nullif(…, 0)", "nullifzero"],
      ["upper(left(…, 1)) || lower(substr(…, 2))", "initcap proper ucfirst"],
      ["strpos", "charindex locate"],
      ["split_part", "substring_index"],
      ["regexp_matches", "regexp_like rlike regexp_contains"],
      ["regexp_extract", "regexp_substr"],
      ["CAST(… AS VARCHAR)", "to_string tostring str to_varchar"],
      ["CAST", "to_number to_decimal convert safe_cast tonumber"],
      ["trunc", "truncate"],
      ["string_agg", "wm_concat"],
      ["list", "collect_list"],
      ["array_to_string", "array_join"],
      ["approx_count_distinct", "approx_distinct uniq hll"],
      ["count(DISTINCT …)", "countdistinct count_distinct uniqexact"],
      ["quantile_cont", "percentile"],
      ["… / sum(…) OVER ()", "ratio_to_report"],
      ["MEASURE", "aggregate agg"],
      ["it in FROM, or in unnest with constants", "range generate_series"],
    ] as const
  ).flatMap(([use, names]) => names.split(" ").map((name) => [name, use] as const)),
);

/** That there is no such function, and what to write for one that is known elsewhere (E2). */
export const functionNotAvailable = (name: string): Refusal => {
  const use = instead.get(name);
  const hint = use === undefined ? "" : `: use ${use}`;
  return new Refusal(`The function ${shownName(name)} is not available${hint}.`);
};

/** What is written here for forms of other databases which the parser does not read. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bselect\s+(?:distinct\s+)?top\s*\(?\s*\d/i, "For TOP, write LIMIT at the end."],
  [/\binterval\s+-\s*\d/i, "Write a negative interval as - INTERVAL 30 DAY."],
  [/\bwithin\s+group\b/i, "For WITHIN GROUP, write string_agg(…, ', ' ORDER BY …)."],
  [/\bfetch\s+(?:first|next)\b/i, "For FETCH FIRST, write LIMIT at the end."],
  [/\bconnect\s+by\b/i, "For CONNECT BY, write WITH RECURSIVE."],
];

/** A sentence for a statement that the parser does not read; undefined where none comes to mind. */
export const hintOfSyntax = (sql: string): string | undefined =>
  forms.find(([form]) => form.test(sql))?.[1];
