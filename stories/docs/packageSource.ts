/** An example as it is written outside of this repository. */
export const packageSource = (source: string) => source.replace(/'(\.\.\/)+ui'/, "'@alphazone/ui'");
