/** Rewrites an example's imports as other repositories write them. */
export const packageSource = (source: string) => source.replace(/'(\.\.\/)+ui(?=['/])/g, "'@alphazone/ui");
