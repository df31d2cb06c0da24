/** The space of a chart before it is drawn, so that nothing moves when it is. */
export const ChartFrame = () => <div className="chart" aria-hidden="true" />;
