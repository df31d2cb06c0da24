import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { Token } from "../../../words/token.js";
import { absenceOf, type FoundAbsence } from "../asked/absence-form.js";
import { partsOf } from "../../absence.js";
import { timeDimensionOf } from "../../form-time.js";
import { countedIn, isCalled, isCounting, namesOf, soleOf } from "../others.js";

const isKey = ({ kind, type, name, public: isPublic }: Member): boolean =>
  kind === "dimension" &&
  isPublic &&
  type !== "time" &&
  type !== "boolean" &&
  /(^|_)(id|key|no|nr|number|code)$/i.test(name);

/** The count that a view has of rows to which its own lead, and their key: orders in a view of order lines. */
const keyedIn = (
  cube: Cube,
  subject: readonly Token[],
): { readonly count: Member; readonly key: Member } | undefined => {
  const count = cube.members.find(
    (each) => each.aggregate === "count" && each.public && isCalled(subject, namesOf(each)),
  );
  const home = count?.source?.cube;
  const key = cube.members.find((each) => isKey(each) && home !== undefined && each.source?.cube === home); // prettier-ignore
  return count === undefined || key === undefined ? undefined : { count, key };
};

/**
 * `orders without a delivery`, where a view of order lines counts orders and has their number: those whose number another view,
 * which counts deliveries, never names. Only where one view counts them. A time is that of the orders.
 */
export const absenceOfKeyed = (
  utterance: Utterance,
  cubes: readonly Cube[],
): FoundAbsence | undefined => {
  const { subject, object, time } = partsOf(utterance, cubes, () => false) ?? {};
  if (subject === undefined || object === undefined || subject.length * object.length === 0)
    return undefined;
  const own = soleOf(
    cubes.flatMap((cube) => {
      const keyed = cube.public ? keyedIn(cube, subject) : undefined;
      return keyed === undefined ? [] : [{ cube, ...keyed }];
    }),
  );
  const found = cubes.flatMap((other) => {
    const measure = countedIn(other).find(
      (each) => each.aggregate === "count" && isCounting(object, each),
    );
    const otherLink = other.members.find(
      ({ source, public: isPublic }) =>
        isPublic && source?.cube === own?.key.source?.cube && source?.member === own?.key.source?.member, // prettier-ignore
    );
    return own === undefined || other === own.cube || !other.public || !measure || !otherLink
      ? []
      : [{ link: own.key, other, otherLink, measure }];
  });
  const lacked = soleOf(found);
  if (own === undefined || lacked === undefined) return undefined;
  const dimension = timeDimensionOf(own.cube, [{ kind: "measure", member: own.count.name }]);
  const absence = absenceOf(own.cube, { ...lacked, listed: own.count }, undefined, undefined);
  if (time === undefined) return absence;
  const during = { dimension, range: time.range, before: undefined, bucket: undefined };
  return dimension === undefined
    ? undefined
    : { ...absence, form: { ...absence.form, time: { ...during, dimension } } };
};
