type Fields = Readonly<Record<string, unknown>>;

/** Fields of a part that have a meaning only together, such as an exercise and its load. They are merged as the one field `field`. */
export interface JointFields {
  field: string;
  names: readonly string[];
}

/** Determines from the fields of both sides which of them are joint in this merge; null for none. */
export type FindJointFields = (sides: { mine: Fields; theirs: Fields }) => JointFields | null;

/** The fields with the joint ones as one object. */
export function withJointFields(fields: Fields, joint: JointFields | null): Fields {
  if (!joint) return fields;
  const entries = Object.entries(fields);
  const isJoint = ([name]: [string, unknown]) => joint.names.includes(name);
  const others = Object.fromEntries(entries.filter((entry) => !isJoint(entry)));
  return { ...others, [joint.field]: Object.fromEntries(entries.filter(isJoint)) };
}

/** The inverse of `withJointFields`. */
export function withoutJointFields(fields: Fields, joint: JointFields | null): Fields {
  if (!joint) return fields;
  const { [joint.field]: values, ...others } = fields;
  return { ...others, ...(values as Fields) };
}
