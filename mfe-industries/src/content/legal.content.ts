import type { CaseStudy, SectorContent } from './sector-content';

/** A matter as an example; `clause` names the page that is drawn for it. */
export interface Matter extends CaseStudy {
  clause: 'lease' | 'data-room' | 'disclosure';
}

/** What the legal page says: its cases show a page each, before and after. */
export interface LegalContent extends SectorContent {
  caseStudies: {
    heading: string;
    text: string;
    /** Captions of the two states of a page. */
    pages: [string, string];
    items: [Matter, Matter, Matter];
  };
}

export const legal = {
  meta: {
    title: 'AI for Legal',
    description:
      'Contract review, citation checking, due diligence and disclosure on servers inside the firm, with every finding tied to its page.',
    ask: [
      'What do you offer law firms and in-house counsel?',
      'Can AI review contracts and leases for us?',
      'Can it do legal research, search case law and check citations in court judgments?',
      'Due diligence for a merger: can a data room be read overnight?',
      'Can you sort e-mails for e-discovery and privilege?',
      'Who tells our compliance team when a statute changes?',
      'Can solicitors and paralegals save hours on document review and drafting of agreements?',
    ],
  },
  hero: {
    title: 'The clause that costs you is never on page one.',
    intro:
      'Our models read every page of the matter, mark the passages a partner should see, and say in the margin why. They run inside the firm, so the file stays there too.',
  },
  solutions: {
    heading: 'From the first draft to disclosure',
    text: 'They mark and sort. Lawyers decide, and the margin shows what they decided on.',
    items: [
      {
        icon: 'contract',
        title: 'Contract review',
        description: 'Compares each clause with your own standard and marks what is missing, new or moved.',
        features: ['Your clause library', 'Missing clauses', 'Redline proposals', 'Reasons in the margin'],
      },
      {
        icon: 'citation',
        title: 'Research and citation checking',
        description:
          'Answers with the passage it rests on, and checks that each citation says what it is cited for.',
        features: ['Sources beside answers', 'Overruled cases', 'Quotation checks', 'Firm precedents'],
      },
      {
        icon: 'document-room',
        title: 'Due diligence',
        description: 'Reads the whole data room once and lists change of control, consents and open ends.',
        features: ['Data-room intake', 'Consent lists', 'Obligation dates', 'Report drafts'],
      },
      {
        icon: 'privilege',
        title: 'Disclosure and privilege review',
        description: 'Sorts documents for relevance and holds back what may be privileged for a second look.',
        features: ['Relevance ranking', 'Privilege holds', 'Redaction proposals', 'Audit log'],
      },
      {
        icon: 'rule-change',
        title: 'Regulatory change monitoring',
        description: 'Watches the registers you name and shows which of your contracts a new rule touches.',
        features: ['Register watch', 'Contracts affected', 'Deadline list', 'Client notes'],
      },
    ],
  },
  caseStudies: {
    heading: 'Three matters, as examples',
    text: 'Typical matters with one clause each, written as examples. No client is described.',
    pages: ['Example: as it came', 'Example: as a lawyer gets it'],
    items: [
      {
        clause: 'lease',
        title: 'Lease portfolio before a sale',
        challenge:
          'A portfolio of leases, drafted by many hands over many years, had to be read before the buyer asked.',
        solution:
          'Contract review compared every lease with the landlord’s own standard and marked each departure with its page and its reason.',
        result: '95% of the clauses a second lawyer marked were already marked.',
      },
      {
        clause: 'data-room',
        title: 'Data room on a short clock',
        challenge: 'The room opened late, the signing date did not move, and the team had other matters.',
        solution:
          'Due diligence read the room overnight. Lawyers began with the marked passages and sampled the rest.',
        result: '70% less reading time on the first pass.',
      },
      {
        clause: 'disclosure',
        title: 'Disclosure across several mailboxes',
        challenge: 'Privileged letters lay between ordinary ones, forwarded, copied and renamed.',
        solution:
          'Privilege review followed authors, threads and wording, and held every doubtful document for a person.',
        result: '98% of the privileged documents were held back before anyone else saw them.',
      },
    ],
  },
  measures: {
    heading: 'Read against a second reader',
    text: 'Each bar belongs to one solution: the share of the work it finds, traces or takes off the desk.',
    items: [
      {
        title: 'Clauses found',
        description: 'Contract review: clauses marked that a second lawyer also marked.',
        value: 95,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
      {
        title: 'Citations traced',
        description: 'Citation checking: citations followed to the passage they name.',
        value: 99,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
      {
        title: 'Reading time saved',
        description: 'Due diligence: time a team does not spend on the first pass.',
        value: 70,
        minLabel: 'None',
        maxLabel: 'All of it',
      },
      {
        title: 'Privilege held back',
        description: 'Disclosure: privileged documents stopped before they leave.',
        value: 98,
        minLabel: 'None',
        maxLabel: 'All of them',
      },
    ],
  },
  featureGroups: {
    heading: 'What comes with every matter',
    items: [
      {
        title: 'On the page',
        features: [
          'Findings tied to page and line',
          'Reasons in plain words',
          'Your standards, not ours',
          'Scans and handwriting read',
        ],
      },
      {
        title: 'Inside the firm',
        features: [
          'Runs on servers in your building',
          'Ethical walls kept between matters',
          'Nothing is used to train other models',
          'Works with your document system',
        ],
      },
      {
        title: 'For the file',
        features: [
          'Log of what was read and by whom',
          'Every decision by a named lawyer',
          'Exports to Word and PDF',
          'Matter closed, data returned',
        ],
      },
    ],
  },
  contact: { heading: 'Send us one contract you know by heart' },
} satisfies LegalContent;
