/** The model over the corner data, once for each engine: its members are written alike in both. */
export const cornerModel = (dataSource: string): string => `
cubes:
  - name: corner
    ${dataSource}
    sql_table: corner
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: label, sql: label, type: string }
      - { name: grp, sql: grp, type: number }
      - { name: amount, sql: amount, type: number }
      - { name: score, sql: score, type: number }
      - { name: seen_at, sql: "{CUBE}.seen_at", type: time }
      - { name: moment, sql: moment, type: time }
      - { name: day, sql: day, type: time }
      - { name: flag, sql: flag, type: boolean }
    measures:
      - { name: count, type: count }
      - { name: labelled, type: count, sql: label }
      - { name: total, type: sum, sql: amount }
      - { name: groups, type: sum, sql: grp }
      - { name: average, type: avg, sql: amount }
      - { name: mean, type: avg, sql: grp }
      - { name: labels, type: count_distinct, sql: label }
      - { name: first_label, type: min, sql: label }
      - { name: last_label, type: max, sql: label }
      - { name: last_at, type: max, sql: moment }
      - { name: flagged, type: sum, sql: amount, filters: [{ sql: "{CUBE}.flag" }] }
      - { name: ratio, type: number, sql: "{total} / nullif({count}, 0)" }
    segments:
      - { name: small, sql: "{CUBE}.grp < 2" }
    joins:
      - { name: other, relationship: one_to_many, sql: "{CUBE}.grp = {other}.grp" }
  - name: other
    ${dataSource}
    sql: SELECT * FROM corner WHERE id < 30
    public: false
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: grp, sql: grp, type: number }
      - { name: label, sql: label, type: string }
    measures:
      - { name: count, type: count }
      - { name: total, type: sum, sql: amount }
views:
  - name: pairs
    cubes:
      - { join_path: corner, includes: [label, grp, flag, day, count, total, average] }
      - { join_path: corner.other, prefix: true, includes: [label, count, total] }
`;
