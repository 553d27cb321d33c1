import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

import { DoDont } from './DoDont';

/** The documentation page of a component: description, do and don't, props and stories. */
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
