import { industryKeys, type IndustryKey } from '@northgate/site/paths';
import type { ReactElement } from 'react';
import type { SubjectProps } from '../drawing.js';
import { IndustryMotif } from '../motifs/industry-motif.js';
import { CctvSubject } from './cctv-subject.js';
import { CybersecuritySubject } from './cybersecurity-subject.js';
import { DebateSubject } from './debate-subject.js';
import { InfrastructureSubject } from './infrastructure-subject.js';
import { ModelsSubject } from './models-subject.js';
import { RedTeamingSubject } from './red-teaming-subject.js';
import { StudioSubject } from './studio-subject.js';

const subjects = {
  infrastructure: InfrastructureSubject,
  debate: DebateSubject,
  models: ModelsSubject,
  studio: StudioSubject,
  cctv: CctvSubject,
  cybersecurity: CybersecuritySubject,
  'red-teaming': RedTeamingSubject,
} satisfies Record<string, (props: SubjectProps) => ReactElement>;

/** Names that have a drawing: the icon names of navigation. */
export type SubjectName = keyof typeof subjects | IndustryKey;

interface SubjectDrawingProps extends SubjectProps {
  name: SubjectName | (string & {});
  /** When its lettering shows; below about 260 px of width the letters are too small to read. */
  labels?: 'always' | 'wide-screens' | 'never';
}

const lettering = { always: '', 'wide-screens': 'lw', never: 'ln' };

const isIndustry = (name: string): name is IndustryKey => industryKeys.some((key) => key === name);

/** The drawing with that name, or nothing when no drawing has it. */
export function SubjectDrawing({ name, labels = 'always', className = '', placement }: SubjectDrawingProps) {
  const props = { className: `${lettering[labels]} ${className}`.trim(), placement };
  if (isIndustry(name)) return <IndustryMotif industry={name} {...props} />;
  if (!Object.hasOwn(subjects, name)) return null;
  const Subject = subjects[name as keyof typeof subjects];
  return <Subject {...props} />;
}
