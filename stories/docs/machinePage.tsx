import { Markdown, Stories, Unstyled } from '@storybook/addon-docs/blocks';
import type { AnyStateMachine } from 'xstate';

import { KitProvider } from '../../ui/theme/KitProvider';
import { MachineChart } from '../machines/MachineStage';

export function machinePage(machine: AnyStateMachine, text: string) {
  const [before = '', after = ''] = text.replace(/<!--.*?-->/gs, '').split(/```mermaid.*?```/s);
  return function MachinePage() {
    return (
      <>
        <Markdown>{before}</Markdown>
        <Unstyled>
          <KitProvider>
            <MachineChart machine={machine} />
          </KitProvider>
        </Unstyled>
        <Stories title="By hand" />
        <Markdown>{after}</Markdown>
      </>
    );
  };
}
