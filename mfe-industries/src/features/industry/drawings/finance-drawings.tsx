import AuditSymbol from './finance/audit-symbol.svg';
import EntryTrailScene from './finance/entry-trail-scene.svg';
import Exhibit from './finance/exhibit.svg';
import FraudSymbol from './finance/fraud-symbol.svg';
import PaymentRingScene from './finance/payment-ring-scene.svg';
import Plate from './finance/plate.svg';
import RiskSymbol from './finance/risk-symbol.svg';
import UnderwritingFileScene from './finance/underwriting-file-scene.svg';
import UnderwritingSymbol from './finance/underwriting-symbol.svg';

export const financeDrawings = {
  plate: <Plate />,
  symbols: {
    fraud: <FraudSymbol />,
    underwriting: <UnderwritingSymbol />,
    audit: <AuditSymbol />,
    risk: <RiskSymbol />,
  },
  scenes: {
    'payment-ring': <PaymentRingScene />,
    'underwriting-file': <UnderwritingFileScene />,
    'entry-trail': <EntryTrailScene />,
  },
  exhibit: [<Exhibit />],
};
