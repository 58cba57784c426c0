import { paths, type IndustryKey } from '@northgate/site/paths';

/** Something a team does, and when. */
interface Capability {
  title: string;
  when: string;
}

/** A line of the comparison: what we say, then what the three others say, in their order. */
interface ComparedRow {
  name: string;
  cells: { mark?: 'yes' | 'no'; text: string }[];
}

/** A reason to choose us; `drawing` names the picture over it. */
export interface Reason {
  drawing: 'desk' | 'written' | 'inside' | 'models';
  title: string;
  text: string;
}

export const hero = {
  title: 'Stopped at the edge, explained in eight minutes.',
  lead: 'Defence and attack from one team. Every alert is triaged in about 8 minutes, with the reason written down.',
  action: { label: 'Talk to the security team', path: paths.contactAnchor },
};

export const clock = {
  label: 'The clock',
  elapsed: 'Elapsed time',
  attacks: 'Estimated attacks',
  cost: 'Estimated cost',
  warning: 'Left alone, every second puts your business at risk.',
  note: 'Simulated figures, not live data.',
  pause: 'Pause',
  resume: 'Resume',
};

export const progress = {
  title: 'What eight minutes looks like',
  text: 'One alert queue, from the first packet to the last signature. A simulation, not live data.',
  bars: {
    benignCases: {
      title: 'Benign cases closed',
      description: 'False alarms, closed with the reason written down.',
      minLabel: 'Opened',
      maxLabel: 'Closed',
    },
    maliciousAttacks: {
      title: 'Malicious attacks contained',
      description: 'Attacks cut off before they reach a second machine.',
      minLabel: 'Seen',
      maxLabel: 'Contained',
    },
    investigations: {
      title: 'Investigations completed',
      description: 'Cases followed to their end and signed.',
      minLabel: 'Started',
      maxLabel: 'Signed off',
    },
  },
};

export const capabilities = {
  title: 'Two teams, one desk',
  lead: 'What one team finds in the morning, the other looks for in the afternoon.',
  teams: [
    {
      title: 'Defensive',
      items: [
        { title: 'Alert triage', when: 'in about 8 minutes' },
        { title: 'Threat hunting', when: 'before there is an alert' },
        { title: 'Incident containment', when: 'while it is still one machine' },
        { title: 'Log and identity analysis', when: 'on every sign-in' },
        { title: 'Vulnerability management', when: 'as software changes' },
      ],
    },
    {
      title: 'Offensive',
      items: [
        { title: 'Penetration testing', when: 'before a release' },
        { title: 'Phishing simulation', when: 'unannounced' },
        { title: 'Model red teaming', when: 'before users meet the model' },
        { title: 'Breach rehearsal', when: 'with your own staff' },
        { title: 'Attack surface mapping', when: 'from the outside in' },
      ],
    },
  ] satisfies { title: string; items: Capability[] }[],
};

export const video = {
  title: 'A network map on which one attack path is cut at the perimeter',
};

export const story = {
  title: 'One alert, start to finish',
  lead: 'A laptop asks for something it never asked for. Here is what the desk does about it.',
  items: [
    { title: 'Seen', text: 'The request leaves its usual path, and the perimeter holds it.' },
    { title: 'Judged', text: 'Triage compares it with what this machine and this person do.' },
    { title: 'Cut', text: 'The path is closed. The rest of the network goes on working.' },
    { title: 'Written down', text: 'What happened, how we know, and what was done.' },
  ],
};

export const comparison = {
  title: 'Side by side',
  note: 'The columns beside ours are examples and no statement about anybody.',
  caption: 'Comparison with three competitors',
  subject: 'Capability',
  rows: [
    {
      name: 'Triage time',
      cells: [
        { text: 'About 8 minutes' },
        { text: 'Not stated' },
        { text: 'Not stated' },
        { text: 'Not stated' },
      ],
    },
    {
      name: 'Offence and defence',
      cells: [
        { mark: 'yes', text: 'Both' },
        { mark: 'no', text: 'Defence' },
        { mark: 'no', text: 'Defence' },
        { mark: 'yes', text: 'Both' },
      ],
    },
    {
      name: 'Tests AI models',
      cells: [
        { mark: 'yes', text: 'Yes' },
        { mark: 'no', text: 'No' },
        { mark: 'no', text: 'No' },
        { mark: 'no', text: 'No' },
      ],
    },
    {
      name: 'Runs on your servers',
      cells: [
        { mark: 'yes', text: 'Yes' },
        { mark: 'no', text: 'Cloud' },
        { mark: 'yes', text: 'Yes' },
        { mark: 'no', text: 'Cloud' },
      ],
    },
    {
      name: 'Written reason per alert',
      cells: [
        { mark: 'yes', text: 'Yes' },
        { mark: 'no', text: 'No' },
        { mark: 'no', text: 'Partial' },
        { mark: 'no', text: 'No' },
      ],
    },
  ] satisfies ComparedRow[],
};

export const layers = {
  title: 'Five layers. The attack has to win five times.',
  lead: 'Each layer is watched separately, so one failure is an alert and not a breach.',
  items: [
    { title: 'Perimeter', text: 'What may come in at all.' },
    { title: 'Network', text: 'What may talk to what.' },
    { title: 'Endpoint', text: 'What a machine may run.' },
    { title: 'Identity', text: 'Who may ask, and from where.' },
    { title: 'Data', text: 'What may leave, and encrypted with whose key.' },
  ],
};

export const reasons = {
  title: 'Four reasons to hand us the keys',
  items: [
    {
      drawing: 'desk',
      title: 'Attackers on our side',
      text: 'The people who break in for you sit beside the people who watch for you.',
    },
    {
      drawing: 'written',
      title: 'You can argue with it',
      text: 'A decision that comes with its reason can be checked, and overruled.',
    },
    {
      drawing: 'inside',
      title: 'Logs stay in the building',
      text: 'The analysis runs on servers inside your network. Nothing has to be sent out to be understood.',
    },
    {
      drawing: 'models',
      title: 'Your AI is a target, too',
      text: 'Assistants and models are attacked like any other system, by people who build them.',
    },
  ] satisfies Reason[],
};

export const industries = {
  title: 'Who we defend',
  chips: [
    'finance',
    'healthcare',
    'legal',
    'energy',
    'retail',
    'manufacturing',
    'logistics',
  ] satisfies IndustryKey[],
};

export const contact = { heading: 'Tell us what you are defending.' };
