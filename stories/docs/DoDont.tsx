import { Markdown, useOf } from '@storybook/addon-docs/blocks';

import { guidance, type Guidance } from './guidance';

const guidanceByName: Readonly<Record<string, Guidance | undefined>> = guidance;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export function DoDont() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rules = guidanceByName[preparedMeta.title.split('/').at(-1) ?? ''];
  return rules && <Markdown>{`### Do\n\n${list(rules.do)}\n\n### Don’t\n\n${list(rules.dont)}`}</Markdown>;
}
