import { Flex, Input, Stack, Textarea } from '@chakra-ui/react';
import { LabelledField } from '@northgate/ui/console/labelled-field';
import { useState } from 'react';
import { useDesk } from './desk-context';
import { PictureButton } from './picture-button';
import { usePost } from './post-store';
import { fieldText, slugOf } from './post-text';

const look = { borderColor: 'control', bg: 'surface' } as const;

const partsOf = (text: string, divider: RegExp): string[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter(Boolean);

/** What can be written about a post and in it. */
export function PostFieldset() {
  const { mayChange } = useDesk();
  const generation = usePost((post) => post.generation);
  return (
    <Stack key={generation} gap="5" minW="0" asChild>
      <fieldset disabled={!mayChange}>
        <TitleAndAddress />
        <PostInput name="excerpt" label="Summary" help="For lists, search engines and cards." lines={2} />
        <Flex gap="4" wrap="wrap">
          <PostList name="tags" label="Tags" help="With commas between them." divider={/,/} />
          <PostInput name="region" label="Region" help="india, nigeria, or anything else." />
          <DateField />
        </Flex>
        <PostInput name="markdown" label="Text" help="Markdown, with tables and footnotes." lines={24} />
        <PictureButton />
        <PostList
          name="ask"
          label="Questions it answers"
          help="One a line; the assistant answers them from this post."
          divider={/\n/}
          lines={3}
        />
      </fieldset>
    </Stack>
  );
}

/** The address follows the title until somebody writes it, or it is out. */
function TitleAndAddress() {
  const { title, slug } = usePost((post) => post.fields);
  const edit = usePost((post) => post.edit);
  const live = usePost((post) => post.detail.live);
  const follows = !live && (slug === '' || slug === slugOf(title));
  const help = live
    ? `On the site at /blog/${live.slug}. Another address leaves a redirect there.`
    : 'The last part of its address.';
  return (
    <Flex gap="4" wrap="wrap">
      <LabelledField label="Title" grow>
        <Input
          {...look}
          value={title}
          maxLength={200}
          onChange={({ target: { value } }) =>
            edit({ title: value, ...(follows ? { slug: slugOf(value) } : {}) })
          }
        />
      </LabelledField>
      <LabelledField label="Address" grow help={help}>
        <Input
          {...look}
          value={slug}
          maxLength={90}
          onChange={({ target }) => edit({ slug: target.value })}
        />
      </LabelledField>
    </Flex>
  );
}

interface PostInputProps {
  name: 'excerpt' | 'region' | 'markdown';
  label: string;
  help: string;
  lines?: number;
}

function PostInput({ name, label, help, lines }: PostInputProps) {
  const value = usePost((post) => post.fields[name]);
  const edit = usePost((post) => post.edit);
  const change = ({ target }: { target: { value: string } }) => edit({ [name]: target.value });
  const field = { ...look, value, onChange: change };
  return (
    <LabelledField label={label} help={help} grow={!lines}>
      {lines ? (
        <Textarea {...field} rows={lines} fontFamily={name === 'markdown' ? 'mono' : undefined} />
      ) : (
        <Input {...field} maxLength={40} />
      )}
    </LabelledField>
  );
}

interface PostListProps {
  name: 'tags' | 'ask';
  label: string;
  help: string;
  divider: RegExp;
  lines?: number;
}

/** Several short texts in one field. */
function PostList({ name, label, help, divider, lines = 1 }: PostListProps) {
  const kept = usePost((post) => fieldText(post.fields, name));
  const edit = usePost((post) => post.edit);
  const [typed, setTyped] = useState(kept);
  const change = (text: string) => {
    setTyped(text);
    edit({ [name]: partsOf(text, divider) });
  };
  const field = { ...look, value: typed };
  return (
    <LabelledField label={label} help={help} grow={lines === 1}>
      {lines > 1 ? (
        <Textarea {...field} rows={lines} onChange={({ target }) => change(target.value)} />
      ) : (
        <Input {...field} onChange={({ target }) => change(target.value)} />
      )}
    </LabelledField>
  );
}

/** When readers see it; a time to come is a schedule. */
function DateField() {
  const date = usePost((post) => post.fields.date);
  const edit = usePost((post) => post.edit);
  const shown = date.length === 10 ? `${date}T00:00` : date.slice(0, 16);
  return (
    <LabelledField label="Date and time (UTC)" help="Empty: when it is published. To come: it appears then.">
      <Input
        {...look}
        type="datetime-local"
        value={shown}
        onChange={({ target: { value } }) => edit({ date: value && `${value}Z` })}
      />
    </LabelledField>
  );
}
