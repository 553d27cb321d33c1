export function once<T>(create: () => T): () => T {
  let created: [T] | undefined;
  return () => (created ??= [create()])[0];
}
