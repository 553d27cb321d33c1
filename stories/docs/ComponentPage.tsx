import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

import { DoDont } from './DoDont';

/** The page of a component: what it is, do and don't, its props and its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description />
      <DoDont />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
