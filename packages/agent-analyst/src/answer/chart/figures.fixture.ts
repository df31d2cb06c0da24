import { shop } from "@embedded-analytics/testkit/models";
import { shopValues } from "../../fixtures/shop.fixture.js";

const euros = { format: "currency", unit: "EUR" } as const;
const hints: Readonly<Record<string, object>> = {
  revenue: euros,
  returned_revenue: euros,
  cost: euros,
  margin: euros,
  average_order_value: euros,
  quantity: { unit: "pieces" },
  return_rate: { format: "percent" },
  margin_rate: { format: "percent" },
};

/** The shop, with formats and units of its figures. */
export const shopOfFigures = {
  model: {
    ...shop,
    cubes: shop.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) => ({ ...member, ...hints[member.name] })),
    })),
  },
  values: shopValues,
};
