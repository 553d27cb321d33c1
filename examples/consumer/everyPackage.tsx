import { createClient, pageInfoOf } from '@alphazone/client';
import { reservedPaths } from '@alphazone/client/addresses';
import { kinds } from '@alphazone/client/kinds';
import { limits } from '@alphazone/client/limits';
import { chatMachine } from '@alphazone/machines';
import { Button, Dialog, KitProvider } from '@alphazone/ui';
import { PriceTicker } from '@alphazone/ui/crypto';
import { createTheme } from '@alphazone/ui/head';
import { createActor } from 'xstate';

export const values = [pageInfoOf, reservedPaths, kinds, limits, createTheme, Dialog.Root, PriceTicker];

// The mistakes prove that the imports have types: nothing is a mistake with `any`.

// @ts-expect-error -- A base URL is a string.
export const client = createClient({ baseUrl: 1 });

// @ts-expect-error -- No machine has this event.
createActor(chatMachine).send({ type: 'chat.unknown' });

export const view = (
  <KitProvider>
    {/* @ts-expect-error -- A button has no such prop. */}
    <Button colour="red">Save</Button>
  </KitProvider>
);
