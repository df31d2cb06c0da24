// Two dashboards of twenty tiles: numbers, lines over time and groups of each dimension.
const tilesOf = (view, { measures, dimensions, time, grains }) => [
  ...measures.slice(0, 4).map((measure) => ({ number: `${view}.${measure}` })),
  ...grains.flatMap((grain) =>
    measures.slice(0, 2).map((measure) => ({
      chart: "line",
      query: { measures: [`${view}.${measure}`], time: { member: `${view}.${time}`, grain } },
    })),
  ),
  ...dimensions.flatMap((dimension) =>
    measures.slice(0, 2).map((measure) => ({
      chart: "bar",
      query: {
        measures: [`${view}.${measure}`],
        dimensions: [`${view}.${dimension}`],
        limit: 20,
      },
    })),
  ),
  {
    table: true,
    query: {
      measures: measures.slice(0, 2).map((measure) => `${view}.${measure}`),
      dimensions: dimensions.slice(0, 2).map((dimension) => `${view}.${dimension}`),
      limit: 100,
    },
  },
];

const dashboardOf = (view, parts) => {
  const tiles = tilesOf(view, parts);
  const twenty = Array.from({ length: 20 }, (_, at) => ({
    ...tiles[at % tiles.length],
    id: `tile-${at}`,
  }));
  const rows = [0, 4, 8, 12, 16].map((from) => ({ tiles: twenty.slice(from, from + 4) }));
  return { name: "twenty", title: "Twenty tiles", rows };
};

/** Over the demo shop. */
export const shopDashboard = dashboardOf("sales", {
  measures: ["revenue", "order_count", "average_order_value", "return_rate"],
  dimensions: ["channel", "category", "store", "city", "product"],
  time: "ordered_at",
  grains: ["day", "week", "month"],
});

/** Over one table of events. */
export const eventsDashboard = dashboardOf("events", {
  measures: ["total", "count"],
  dimensions: ["kind", "city"],
  time: "happened_at",
  grains: ["day", "week", "month", "quarter", "year"],
});
