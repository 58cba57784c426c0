import { Checkbox, Input, Stack } from '@chakra-ui/react';
import { tokenOrder, type TokenOrder } from '@northgate/contracts/console/tokens';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import type { AppName } from '@northgate/contracts/release';

interface TokenFormProps {
  /** Id by which a button elsewhere sends it. */
  id: string;
  order: TokenOrder;
  apps: AppName[];
  change: (part: Partial<TokenOrder>) => void;
  send: () => void;
}

const spans = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'A year'],
  ['', 'Until it is withdrawn'],
] as const;

type Span = (typeof spans)[number][0];

/** Whether a token can be made of what was filled in. */
export const isWhole = (order: TokenOrder): boolean => tokenOrder.safeParse(order).success;

/** What a token is to be. */
export const TokenForm = ({ id, order, apps, change, send }: TokenFormProps) => (
  <form
    id={id}
    onSubmit={(event) => {
      event.preventDefault();
      send();
    }}
  >
    <Stack gap="4">
      <LabelledField label="Whose it is" help="Stands in the history of releases: Blog CI, for example.">
        <Input
          value={order.by}
          onChange={({ target }) => change({ by: target.value })}
          maxLength={80}
          autoComplete="off"
          borderColor="control"
        />
      </LabelledField>
      <ChoiceField
        label="App"
        value={order.app}
        choices={apps.map((app) => [app, app])}
        choose={(app) => change({ app })}
      />
      <ChoiceField
        label="It holds"
        value={String(order.days ?? '') as Span}
        choices={spans}
        choose={(days) => change({ days: days ? Number(days) : null })}
      />
      <Checkbox.Root
        checked={order.records}
        onCheckedChange={({ checked }) => change({ records: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control borderColor="control" />
        <Checkbox.Label>It may also read the live builds of other apps, to test beside them</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  </form>
);
