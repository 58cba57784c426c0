import { Box, Button, Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import type { LeadDetail } from '@northgate/contracts/console/leads';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { useState, type FormEvent } from 'react';
import { useDesk } from './desk-context';
import { timeText } from '@northgate/ui/console/time-text';

interface LeadNotesProps {
  lead: LeadDetail;
  show: (lead: unknown) => void;
}

/** What people wrote down about a lead, the newest first. */
export function LeadNotes({ lead, show }: LeadNotesProps) {
  const { client, notify, mayChange } = useDesk();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => notify({ text: sentenceOf(error), kind: 'failed' }));
    setBusy(false);
  };
  const add = (note: string) =>
    attempt(async () => {
      show((await client.post(`/desk/leads/${lead.id}/notes`, { text: note })).data);
      setText('');
    });
  const remove = (id: string, note: string) =>
    attempt(async () => {
      show((await client.delete(`/desk/leads/${lead.id}/notes/${id}`)).data);
      notify({ text: 'The note is gone.', undo: () => void add(note) });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void add(text);
  };
  return (
    <Box>
      <Heading as="h3" textStyle="h4" mb="2">
        Notes
      </Heading>
      {mayChange ? (
        <form onSubmit={submit}>
          <LabelledField label="A note">
            <Textarea
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={5000}
              borderColor="control"
              bg="surface"
            />
          </LabelledField>
          <Button type="submit" size="sm" variant="outline" mt="2" disabled={busy || !text.trim()}>
            Add the note
          </Button>
        </form>
      ) : null}
      <Stack as="ul" gap="3" mt="4" listStyleType="none">
        {lead.notes.map((note) => (
          <Box as="li" key={note.id} borderTop="1px solid" borderColor="rule" pt="2">
            <Text color="ink.2">
              {note.author}, {timeText(note.at)}
            </Text>
            <Text whiteSpace="pre-wrap" wordBreak="break-word">
              {note.text}
            </Text>
            {mayChange ? (
              <Button
                size="xs"
                variant="plain"
                px="0"
                disabled={busy}
                onClick={() => void remove(note.id, note.text)}
              >
                Remove
              </Button>
            ) : null}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
