/** The condition that a field of a filter stands for; null where it's left out, or null. */
export function whereGiven<Value, Condition>(
  value: Value | null | undefined,
  condition: (value: Value) => Condition | null,
): Condition | null {
  return value === null || value === undefined ? null : condition(value)
}
