import { Button, Input, Stack } from '@chakra-ui/react';
import { pictureLimit } from '@northgate/contracts/console/pictures';
import { uploadedPicture } from '@northgate/contracts/console/posts';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { useDesk } from './desk-context';
import { usePost } from './post-store';

/** How long a picture may take to be sent and made into its forms, in milliseconds. */
const patience = 60_000;

/** Takes a picture and words for it, and puts it at the end of the text. */
export function PictureButton() {
  const { mayChange } = useDesk();
  const [open, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        Add a picture
      </Button>
      {open ? <PictureDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

function PictureDialog({ close }: { close: () => void }) {
  const { client, notify } = useDesk();
  const { fields, replace } = usePost((post) => post);
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const isTooLarge = (file?.size ?? 0) > pictureLimit;
  const add = async (chosen: File) => {
    setBusy(true);
    try {
      const { data } = await client.post<unknown>('/desk/posts/pictures', chosen, { timeout: patience });
      const { address, width, height } = uploadedPicture.parse(data);
      const alt = words.trim().replace(/[[\]\\]/g, '\\$&');
      const line = `![${alt}](${address} "${width}x${height}")`;
      replace({ ...fields, markdown: `${fields.markdown.trimEnd()}\n\n${line}\n`.trimStart() });
      notify({ text: 'The picture stands at the end of the text.', undo: () => replace(fields) });
      close();
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Leave it
      </Button>
      <Button
        bg="signal"
        color="on-signal"
        disabled={!file || isTooLarge || !words.trim() || busy}
        onClick={() => file && void add(file)}
      >
        {busy ? 'Adding …' : 'Add it'}
      </Button>
    </>
  );
  return (
    <FormDialog title="Add a picture" open close={close} actions={actions}>
      <Stack gap="4">
        <LabelledField
          label="File"
          help={isTooLarge ? 'This file is larger than 10 MB.' : 'AVIF, JPEG, PNG or WebP, 10 MB at most.'}
        >
          <Input
            type="file"
            accept="image/avif,image/jpeg,image/png,image/webp"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            borderColor="control"
            p="2"
          />
        </LabelledField>
        <LabelledField label="What it shows" help="Read out to whoever cannot see it.">
          <Input
            value={words}
            maxLength={300}
            onChange={({ target }) => setWords(target.value)}
            borderColor="control"
          />
        </LabelledField>
      </Stack>
    </FormDialog>
  );
}
