import { Button, Input, Stack } from '@chakra-ui/react';
import { pictureLimit } from '@northgate/contracts/console/pictures';
import { uploadedPicture, type UploadedPicture } from '@northgate/contracts/console/posts';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk-context';
import { usePostStore, type PostStore } from './post-store';

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
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState('');
  const { add, busy } = useAddPicture(close);
  const isTooLarge = (file?.size ?? 0) > pictureLimit;
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Leave it
      </Button>
      <Button
        bg="signal"
        color="on-signal"
        disabled={!file || isTooLarge || !words.trim() || busy}
        onClick={() => file && void add(file, words)}
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

/** Sends a picture and puts it into the text as that is by then; nothing once the dialog is closed. */
function useAddPicture(close: () => void) {
  const { client, notify } = useDesk();
  const store = usePostStore();
  const [busy, setBusy] = useState(false);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const add = async (file: File, words: string) => {
    const { signal } = (upload.current = new AbortController());
    setBusy(true);
    try {
      const options = { timeout: patience, signal };
      const { data } = await client.post<unknown>('/desk/posts/pictures', file, options);
      if (signal.aborted) return;
      const undo = insert(store, lineOf(uploadedPicture.parse(data), words));
      notify({ text: 'The picture stands at the end of the text.', undo });
      close();
    } catch (error) {
      if (signal.aborted) return;
      notify({ text: sentenceOf(error), kind: 'failed' });
      setBusy(false);
    }
  };
  return { add, busy };
}

const lineOf = ({ address, width, height }: UploadedPicture, words: string): string =>
  `![${words.trim().replace(/[[\]\\]/g, '\\$&')}](${address} "${width}x${height}")`;

/** Puts a line at the end of the text; what it answers takes that line out again, and nothing that was typed since. */
function insert(store: PostStore, line: string): () => void {
  const { fields: before, replace } = store.getState();
  const added = `${before.markdown.trimEnd()}\n\n${line}\n`.trimStart();
  replace({ ...before, markdown: added });
  return () => {
    const { fields } = store.getState();
    const { markdown } = fields;
    const part = [`\n${line}`, line].find((one) => markdown.includes(one));
    if (markdown === added) replace({ ...fields, markdown: before.markdown });
    else if (part) replace({ ...fields, markdown: markdown.replace(part, '') });
  };
}
