import { Button, Input, Text } from '@chakra-ui/react';
import type { MadeToken } from '@northgate/contracts/console/tokens';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { useEffect, useRef } from 'react';
import { notify } from '../../lib/notices';

/** A token that was just made, which is nowhere to be seen again. */
export function ShownToken({ made }: { made: MadeToken }) {
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to make it is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <LabelledField label="Token" help="It is shown this once; the site keeps only its hash.">
        <Input
          ref={field}
          readOnly
          value={made.token}
          onFocus={({ target }) => target.select()}
          fontFamily="mono"
          borderColor="control"
        />
      </LabelledField>
      <Text mt="3" color="ink.2">
        Whoever has it can release {made.app}. Commands take it from the variable CONTROL_RELEASE_TOKEN.
      </Text>
    </>
  );
}

/** Puts a token where it can be pasted from. */
export function CopyToken({ token }: Pick<MadeToken, 'token'>) {
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify({ text: 'The token is copied.' }),
      () => notify({ text: 'The browser does not allow copying; choose the text instead.', kind: 'failed' }),
    );
  return (
    <Button bg="signal" color="on-signal" _hover={{ bg: 'signal.hover' }} onClick={() => void copy()}>
      Copy the token
    </Button>
  );
}
