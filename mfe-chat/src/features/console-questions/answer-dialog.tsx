import { Button, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import type { PanelProps } from '@northgate/contracts/console/panel';
import { FormDialog } from '@northgate/ui/console/form-dialog';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { useEffect, useState, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isComplete, pullRequestText, type DraftedAnswer } from './answer-text.logic';

/** A question that an answer is wanted for. */
export type Wanted = Omit<DraftedAnswer, 'answer'>;

interface AnswerDialogProps extends Pick<PanelProps, 'notify'> {
  /** Null while nobody writes. */
  wanted: Wanted | null;
  close: () => void;
}

const nothing: DraftedAnswer = { ask: '', answer: '', page: '', nearest: '', count: 0 };

/** Writes an answer and gives the text of a pull request that brings it into the content of its page. */
export function AnswerDialog({ wanted, close, notify }: AnswerDialogProps) {
  const [draft, setDraft] = useState(nothing);
  useEffect(() => {
    if (wanted) setDraft({ ...wanted, answer: '' });
  }, [wanted]);
  const change = (part: Partial<DraftedAnswer>) => setDraft((before) => ({ ...before, ...part }));
  const text = isComplete(draft) ? pullRequestText(draft) : '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ text: 'The text of the pull request is copied.' }),
      () => notify({ text: 'The browser does not allow copying; choose the text instead.', kind: 'failed' }),
    );
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        Close
      </Button>
      <Button disabled={!text} onClick={() => void copy()}>
        Copy the text
      </Button>
    </>
  );
  return (
    <FormDialog title="Write an answer" open={wanted !== null} close={close} actions={actions}>
      <Stack gap="4">
        {draft.page.startsWith('/blog/') ? (
          <Text>
            A post answers the questions it names itself:{' '}
            <Link asChild textDecoration="underline" color="ink">
              <RouterLink to="/posts">add them to the post</RouterLink>
            </Link>
            .
          </Text>
        ) : null}
        <Lines label="Ways to ask it, one a line" value={draft.ask} change={(ask) => change({ ask })} />
        <Lines
          label="Answer, one to three sentences"
          value={draft.answer}
          change={(answer) => change({ answer })}
        />
        <LabelledField label="Page that says it">
          <Input
            value={draft.page}
            onChange={({ target }) => change({ page: target.value })}
            borderColor="control"
            bg="surface"
          />
        </LabelledField>
        <Lines
          label="Pull request"
          value={text || 'The text stands here once there are a question, an answer and a page.'}
          readOnly
          rows={10}
          fontFamily="mono"
          fontSize=".8125rem"
        />
      </Stack>
    </FormDialog>
  );
}

interface LinesProps extends Omit<ComponentProps<typeof Textarea>, 'onChange' | 'value'> {
  label: string;
  value: string;
  change?: (value: string) => void;
}

const Lines = ({ label, change, ...rest }: LinesProps) => (
  <LabelledField label={label}>
    <Textarea
      rows={3}
      borderColor="control"
      bg="surface"
      onChange={({ target }) => change?.(target.value)}
      {...rest}
    />
  </LabelledField>
);
