import { Button, Input, Text } from '@chakra-ui/react';
import { reviewPass } from '@northgate/contracts/console/posts';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useDesk } from './desk-context';
import { usePost, usePostStore } from './post-store';
import { timeText } from './time-text';

/** How long a link for readers holds, in days. */
const days = 7;

/** Makes a link by which somebody without a login reads the post as it is now. */
export function ReviewButton() {
  const { client, notify } = useDesk();
  const store = usePostStore();
  const isKept = usePost(({ detail }) => detail.version > 0);
  const [link, setLink] = useState<{ address: string; until: string } | null>(null);
  const make = async () => {
    try {
      if (!(await store.getState().save())) return;
      const { id, version } = store.getState().detail;
      const { data } = await client.post<unknown>(`/desk/posts/${id}/review`, { version, days });
      const { pass, expiresAt } = reviewPass.parse(data);
      setLink({ address: `${window.location.origin}/review/${pass}`, until: expiresAt });
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  const close = () => setLink(null);
  return (
    <>
      <Button variant="outline" disabled={!isKept} onClick={() => void make()}>
        Review link
      </Button>
      <FormDialog
        title="A link to read this version"
        open={link !== null}
        close={close}
        actions={<Button onClick={close}>Done</Button>}
      >
        <LabelledField label="Link" grow help={`It holds until ${timeText(link?.until ?? '')}.`}>
          <Input readOnly value={link?.address ?? ''} onFocus={({ target }) => target.select()} />
        </LabelledField>
        <Text mt="3" color="ink.2">
          Whoever has it can read this version without a login, and nothing else. Search engines are told to
          leave it alone.
        </Text>
      </FormDialog>
    </>
  );
}
