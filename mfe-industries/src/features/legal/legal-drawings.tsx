import CitationSymbol from './drawings/citation-symbol.svg';
import ContractSymbol from './drawings/contract-symbol.svg';
import DataRoomMarked from './drawings/data-room-marked.svg';
import DataRoomPlain from './drawings/data-room-plain.svg';
import DisclosureMarked from './drawings/disclosure-marked.svg';
import DisclosurePlain from './drawings/disclosure-plain.svg';
import DocumentRoomSymbol from './drawings/document-room-symbol.svg';
import LeaseMarked from './drawings/lease-marked.svg';
import LeasePlain from './drawings/lease-plain.svg';
import Plate from './drawings/plate.svg';
import PrivilegeSymbol from './drawings/privilege-symbol.svg';
import RuleChangeSymbol from './drawings/rule-change-symbol.svg';

export const legalDrawings = {
  plate: <Plate />,
  symbols: {
    contract: <ContractSymbol />,
    citation: <CitationSymbol />,
    'document-room': <DocumentRoomSymbol />,
    privilege: <PrivilegeSymbol />,
    'rule-change': <RuleChangeSymbol />,
  },
  /** A page of each matter, as it came and as a lawyer gets it. */
  clauses: {
    lease: [<LeasePlain />, <LeaseMarked />],
    'data-room': [<DataRoomPlain />, <DataRoomMarked />],
    disclosure: [<DisclosurePlain />, <DisclosureMarked />],
  },
};
