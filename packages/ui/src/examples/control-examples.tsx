import { RefreshCw, Send } from '../icons/lucide';
import { useState } from 'react';
import { Badge } from '../components/text/badge';
import { Button, ButtonLink } from '../components/controls/button';
import { CheckboxCards } from '../components/controls/checkbox-card';
import { Chip } from '../components/controls/chip';
import { Dialog, DialogBody, dialogOpener } from '../components/overlays/dialog';
import { Field, Input, invalidProps, NativeSelect, Textarea } from '../components/controls/field';
import { Icon } from '../components/text/icon';
import { Slider } from '../components/controls/slider';
import { Stepper } from '../components/controls/stepper';
import { Tabs } from '../components/controls/tabs';
import { Text } from '../components/text/text';
import { TextLink, TextLinkButton, TextLinkLabel } from '../components/text/text-link';
import { tooltip } from '../components/overlays/follow-tooltips';
import layout from '../layout/layout.module.css';
import type { Example } from './example';
import styles from './examples.module.css';

const variants = ['solid', 'ink', 'outline', 'plain'] as const;
const required = 'This field is required';

/** What one operates. */
export const controlExamples: Example[] = [
  {
    name: 'Buttons',
    from: 'components/controls/button',
    show: () => (
      <>
        {variants.map((variant) => (
          <div key={variant} className={layout.actions}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="compact">
              compact
            </Button>
            <Button variant={variant} size="icon" aria-label="Refresh">
              <Icon of={RefreshCw} />
            </Button>
            <Button variant={variant} size="iconControl" aria-label="Send">
              <Icon of={Send} />
            </Button>
            <Button variant={variant} disabled>
              Sending...
            </Button>
          </div>
        ))}
        <ButtonLink href="#buttons">A link that looks like one</ButtonLink>
      </>
    ),
  },
  {
    name: 'Links',
    from: 'components/text/text-link',
    show: () => (
      <div className={layout.actions}>
        <TextLink href="#links">See what we build</TextLink>
        <TextLink href="#links" direction="back">
          All articles
        </TextLink>
        <TextLinkButton>A button</TextLinkButton>
        <TextLinkLabel>A label inside a link</TextLinkLabel>
      </div>
    ),
  },
  {
    name: 'Fields',
    from: 'components/controls/field',
    show: (id) => (
      <div className={styles.fields}>
        <Field id={`${id}-name`} label="Name">
          <Input id={`${id}-name`} placeholder="Your name" />
        </Field>
        <Field id={`${id}-email`} label="Email" error="Please enter a valid email address">
          <Input id={`${id}-email`} defaultValue="ada@" {...invalidProps(`${id}-email`, required)} />
        </Field>
        <Field id={`${id}-service`} label="Service">
          <NativeSelect id={`${id}-service`}>
            <option>AI infrastructure</option>
            <option>Red teaming</option>
          </NativeSelect>
        </Field>
        <Field id={`${id}-off`} label="Not available">
          <Input id={`${id}-off`} defaultValue="Sent" disabled />
        </Field>
        <Field id={`${id}-message`} label="Message" error={required}>
          <Textarea id={`${id}-message`} {...invalidProps(`${id}-message`, required)} />
        </Field>
      </div>
    ),
  },
  { name: 'Chips', from: 'components/controls/chip', show: () => <ChipRow /> },
  {
    name: 'Badges',
    from: 'components/text/badge',
    show: () => (
      <div className={layout.actions}>
        <Badge ground="land">India</Badge>
        <Badge ground="dry">Nigeria</Badge>
        <Badge ground="shallow">Global</Badge>
        <Badge ground="tide">Example</Badge>
      </div>
    ),
  },
  { name: 'Stepper and slider', from: 'components/controls/stepper', show: (id) => <Cameras id={id} /> },
  { name: 'Tabs', from: 'components/controls/tabs', show: (id) => <Stops id={id} /> },
  { name: 'Checkbox cards', from: 'components/controls/checkbox-card', show: (id) => <Choices id={id} /> },
  {
    name: 'Dialog',
    from: 'components/overlays/dialog',
    show: (id) => (
      <>
        <Button variant="outline" {...dialogOpener(`${id}-dialog`)}>
          Open
        </Button>
        <Dialog
          id={`${id}-dialog`}
          title="Our Solutions"
          subtitle="At most 800 px wide and 90% of the height."
        >
          <DialogBody>
            <Text look="body">Escape, the button and a click beside it close it.</Text>
          </DialogBody>
        </Dialog>
      </>
    ),
  },
  {
    name: 'Tooltip',
    from: 'components/overlays/follow-tooltips',
    show: () => (
      <Button variant="outline" size="icon" aria-label="Refresh" {...tooltip('Refresh')}>
        <Icon of={RefreshCw} />
      </Button>
    ),
  },
];

function ChipRow() {
  const [topic, choose] = useState('All Topics');
  return (
    <div className={layout.actions}>
      {['All Topics', 'cctv', 'edge'].map((name) => (
        <Chip key={name} pressed={name === topic} onClick={() => choose(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

function Cameras({ id }: { id: string }) {
  const [count, setCount] = useState(50);
  const enter = (text: string) => /^\d+$/.test(text) && setCount(Number(text));
  return (
    <>
      <label htmlFor={`${id}-cameras`}>Cameras</label>
      <Stepper
        id={`${id}-cameras`}
        value={count}
        names={{ less: '5 fewer cameras', more: '5 more cameras' }}
        spoken={`${count} cameras`}
        onStep={(direction) => setCount(Math.max(0, count + 5 * direction))}
        onEnter={enter}
      />
      <Slider label="Cameras" min={0} max={200} step={5} value={count} onChange={setCount} />
    </>
  );
}

function Stops({ id }: { id: string }) {
  const [selected, select] = useState<'size' | 'level'>('size');
  return (
    <Tabs
      id={`${id}-tabs`}
      label="Readiness"
      selected={selected}
      onSelect={select}
      tabs={[
        { key: 'size', label: 'Company size', panel: <Text look="body">100 employees</Text> },
        { key: 'level', label: 'Readiness level', panel: <Text look="body">Level 3</Text> },
      ]}
    />
  );
}

function Choices({ id }: { id: string }) {
  const [chosen, setChosen] = useState(['tools']);
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  const card = (key: string, title: string, text: string) => ({
    id: `${id}-${key}`,
    title,
    text,
    checked: chosen.includes(key),
    onToggle: () => toggle(key),
  });
  return (
    <CheckboxCards
      legend="What it is for"
      cards={[
        card('tools', 'Internal tools', 'Search, drafts and answers for staff.'),
        card('automation', 'Data automation', 'Forms and files read by a model.'),
      ]}
    />
  );
}
