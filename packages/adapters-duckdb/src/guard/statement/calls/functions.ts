/**
 * The functions that a statement may call. A function that is not here is refused, so one that a
 * new version of the engine brings is off until somebody has looked at it (T13). What is left out
 * on purpose: whatever reads state or settings, is volatile, names another function in a text,
 * makes long values out of short ones without a bound, or runs long without letting itself be interrupted.
 */
const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Functions of one row. */
const scalars = names(`
  abs acos acosh add age ascii asin asinh atan atan2 atanh bit_count bit_length cbrt ceil ceiling
  century char_length character_length chr concat concat_ws constant_or_null contains cos cosh cot
  date_diff date_part date_sub date_trunc datediff datepart datesub datetrunc day dayname dayofmonth
  dayofweek dayofyear decade degrees divide ends_with epoch epoch_ms epoch_ns epoch_us era even exp
  floor gcd greatest greatest_common_divisor hash hour instr isfinite isinf isnan isodow isoyear
  julian last_day lcase lcm least least_common_multiple left len length ln log log10 log2 lower
  ltrim make_date make_time make_timestamp md5 microsecond millennium millisecond minute mod month
  monthname multiply nanosecond nfc_normalize octet_length ord pi pow power prefix quarter radians
  regexp_escape regexp_extract regexp_full_match regexp_matches regexp_replace replace reverse right
  round row rtrim second sha256 sign signbit sin sinh split sqrt starts_with strftime string_split
  str_split string_to_array strip_accents strlen strpos strptime position substr substring subtract
  suffix tan tanh time_bucket timezone timezone_hour timezone_minute to_centuries to_days to_decades
  to_hours to_microseconds to_millennia to_milliseconds to_minutes to_months to_quarters to_seconds
  to_timestamp to_weeks to_years translate trim trunc try_strptime typeof ucase unicode upper week
  weekday weekofyear xor year yearweek jaro_similarity jaro_winkler_similarity
  list_value list_contains list_distinct list_extract list_has list_has_all list_has_any
  list_position list_sort list_reverse_sort list_slice list_unique array_contains array_extract
  array_length array_slice array_sort flatten struct_pack struct_extract struct_extract_at
  map_keys map_values map_extract element_at cardinality to_json json_object json_array
  like_escape ilike_escape not_like_escape not_ilike_escape format_bytes
  lpad rpad repeat format printf
`);

/** Macros, which expand to calls of functions of the list. */
const macros = names(`
  nullif date_add days_in_month fdiv fmod split_part list_sum list_avg list_min list_max list_count
  list_first list_last list_reverse list_append list_prepend array_to_string round_even ago
`);

/** Functions of lists that take a lambda as their second argument. */
const lambdas = names(`
  list_transform list_apply list_filter list_reduce array_transform array_apply array_filter array_reduce
`);

/** Functions of many rows. */
const aggregates = names(`
  any_value approx_count_distinct approx_quantile arbitrary arg_max arg_min argmax argmin array_agg
  avg bit_and bit_or bit_xor bool_and bool_or corr count count_if count_star countif covar_pop
  covar_samp entropy favg first fsum group_concat kahan_sum kurtosis kurtosis_pop last list listagg
  mad max max_by mean median min min_by mode product quantile quantile_cont quantile_disc
  regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy
  skewness stddev stddev_pop stddev_samp string_agg sum sumkahan var_pop var_samp variance sem
  geomean geometric_mean wavg weighted_avg histogram
`);

/** Functions that only stand before OVER. */
const windows = names(`
  cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank rank_dense
  row_number
`);

const operators = names("+ - * / // % ^ ** || & | << >> ~ @ ~~ !~~ ~~* !~~* ~~~ ^@ && @> <@");

/** Functions that make rows out of arguments. */
const tables = names("range generate_series unnest");

export const lambdaFunctions: ReadonlySet<string> = new Set(lambdas);
export const scalarFunctions: ReadonlySet<string> = new Set([
  ...scalars,
  ...lambdas,
  ...macros,
  "unnest",
]);
export const aggregateFunctions: ReadonlySet<string> = new Set(aggregates);
export const windowFunctions: ReadonlySet<string> = new Set([...windows, ...aggregates]);
export const operatorFunctions: ReadonlySet<string> = new Set(operators);
export const tableFunctions: ReadonlySet<string> = new Set(tables);
