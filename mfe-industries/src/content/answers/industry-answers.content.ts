import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import { entryWith } from '@northgate/site/entry-with';
import type { IndustryKey } from '@northgate/site/paths';
import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { agriculture } from '../agriculture.content';
import { construction } from '../construction.content';
import { energy } from '../energy.content';
import { finance } from '../finance.content';
import { healthcare } from '../healthcare.content';
import { legal } from '../legal.content';
import { logistics } from '../logistics.content';
import { manufacturing } from '../manufacturing.content';
import { mining } from '../mining.content';
import { retail } from '../retail.content';
import { answersOfIndustry, answersOfSector, comparedSolutions } from './industry-answers';

const comesWithMatter = (title: string) => entryWith(legal.featureGroups.items, 'title', title);
const findings = comesWithMatter('On the page');
const clientFiles = comesWithMatter('Inside the firm');

/** What prospects ask the industries, with short answers; those of the menu have some. */
export const industryAnswers: Record<IndustryKey, PageAnswer[]> &
  Partial<Record<DrawnIndustry, PageAnswer[]>> = {
  legal: [
    ...answersOfSector(legal, {
      sector: 'law firms and legal departments',
      overview: [
        'Do you help law firms?',
        'Our legal department wants AI',
        'We are solicitors, what can you do for us?',
        'something for barristers and paralegals',
        'AI for notaries and counsel',
        'What can you do for a small law firm?',
        'What do you have for lawyers, solicitors and attorneys?',
      ],
      solutions: {
        'Contract review': [
          'Can AI review contracts and leases?',
          'Find missing or dangerous clauses',
          'Reading agreements takes us too long',
          'Compare a contract with our own standard',
          'We have hundreds of contracts to check',
          'Hours spent proofreading agreements',
          'Trainees read leases and agreements all night',
          'Check clauses of agreements one by one',
          'Reading contracts takes our associates days',
        ],
        'Research and citation checking': [
          'Can you search case law and check citations?',
          'Is the quoted judgment real?',
          'Find earlier decisions of courts',
          'Invented cases in a brief',
          'search for rulings',
          'Did the court really say that? Check quotations and authorities',
          'Legal research, precedents and judgments',
        ],
        'Due diligence': [
          'Can you read a data room?',
          'We buy a company and must read everything about it',
          'thousands of files before a takeover',
          'check a target company',
          'Due diligence for a merger or acquisition',
        ],
        'Disclosure and privilege review': [
          'Can you sort documents for disclosure?',
          'Mountains of e-mails for a lawsuit',
          'Which letters are confidential between lawyer and client?',
          'documents for the other side in court',
          'E-discovery, privileged letters and mailboxes in litigation',
        ],
        'Regulatory change monitoring': [
          'Who tells us when a rule or statute changes?',
          'New laws surprise us',
          'keep up with legislation',
          'monitor changes in the law',
          'Watch registers and new regulation',
        ],
      },
      figures: {
        'Clauses found': [
          'What share of clauses does the model find?',
          'Does it overlook clauses?',
          'How good is it at finding clauses? Manual contract review versus yours',
        ],
        'Citations traced': ['How many citations are traced?'],
        'Reading time saved': ['How much reading time is saved in due diligence?'],
        'Privilege held back': ['What share of privileged documents is held back?'],
      },
    }),
    answered(
      [
        'Do findings name the page?',
        'Do you cite the exact page and line when you flag something in a file?',
      ],
      `${findings.features[0]}. ${legal.hero.intro}`,
      findings.title,
    ),
    answered(
      ['Where do the files of a matter stay?', 'Is a client file used to train other models?'],
      clientFiles.features.map((feature) => `${feature}.`).join(' '),
      clientFiles.title,
    ),
  ],
  manufacturing: answersOfSector(manufacturing, {
    sector: 'manufacturing',
    overview: [
      'Can you help our factory?',
      'AI for production',
      'We make car parts',
      'We run a plant with many machines',
      'something for industry and assembly',
      'What do you offer factories, plants and car part makers?',
    ],
    solutions: {
      'Predictive maintenance': [
        'Can you predict when a machine breaks down?',
        'Motors and bearings die unexpectedly',
        'Our line stands still again and again',
        'know in advance that a machine fails',
        'repairs before the breakdown',
        'The machine broke again last night',
        'Our press stops without warning, unplanned downtime',
        'The machine keeps stopping in the night shift',
        'Planned stop or breakdown of machines',
      ],
      'Production scheduling': [
        'Can you plan production and changeovers?',
        'Retooling takes half a shift',
        'Which order should run first?',
        'Our production plan changes every hour',
        'set-up times between products',
        'Changing a line to another product takes too long',
        'Scheduling orders and rush orders on lines',
      ],
      'Visual inspection': [
        'Can a camera find defects on the line?',
        'Customers return faulty goods',
        'scratches, dents and wrong labels',
        'Our inspectors overlook bad pieces',
        'check every part automatically',
        'too much waste and rejects',
        'Faulty parts and bad welds reach our customers',
        'Quality inspection of parts, scrap and rejects',
      ],
      'Robotic handling': [
        'Do you have robots for picking and palletizing?',
        'Heavy boxes hurt our workers’ backs',
        'machine that lifts and stacks',
        'gripper for mixed parts',
        'Robot arms for parts in a bin',
      ],
      'Energy and material use': [
        'Can we cut energy and material?',
        'Our power bill in the factory is huge',
        'less waste of raw material',
        'electricity per piece',
        'Cost per order and peak load in production',
      ],
    },
    figures: {
      'Stops predicted': ['What share of machine stops is predicted?'],
      'Changeover time saved': ['How much changeover time is saved?'],
      'Defects found': [
        'What share of defects do you catch?',
        'How many bad parts does it find?',
        'Accuracy of visual inspection in percent',
      ],
      'Lifts taken over': ['How many lifts do robots take over?'],
    },
  }),
  construction: [
    ...answersOfIndustry(construction, {
      sector: 'construction',
      overview: [
        'Do you work with builders and contractors?',
        'We are a construction firm',
        'something for site managers',
        'We build houses and roads',
        'AI for a building site',
      ],
      solutions: {
        'Site safety monitoring': [
          'How do you keep workers safe on a building site?',
          'Accidents on our site',
          'Someone works without a helmet',
          'workers too close to a digger',
          'falls from height',
          'protective equipment not worn',
          'People walk under a hanging load or too near to machines',
          'Helmets, hard hats, vests and exclusion zones',
        ],
        'Progress tracking': [
          'Is the project on schedule?',
          'We never know how far the work is',
          'The building is behind plan',
          'compare the site with the plan',
          'report on the state of the works',
          'we miss every deadline',
          'We always finish late, delays of our building project',
          'Track progress with drone or daily pictures against the programme',
          'Drone pictures or the site diary for progress?',
        ],
        'Plant and crane utilization': [
          'Are cranes and excavators idle?',
          'Rented machines stand around',
          'Our crane waits most of the day',
          'use of expensive equipment',
          'Idle machines, waiting crane time and hire',
        ],
        'Workmanship inspection': [
          'Do you check the quality of work?',
          'Shoddy work is found too late',
          'mistakes in walls and concrete',
          'Something was built wrong',
          'Cracks, concrete and missing fixings',
        ],
      },
      figures: {
        'fewer safety incidents': ['By what percentage do safety incidents drop on building sites?'],
        'shorter programme delays': ['How much shorter do delays of the programme get?'],
        'less idle plant time': ['How much less idle time of machines?'],
        'less rework': ['How much less rework?'],
      },
    }),
  ],
  logistics: [
    ...answersOfIndustry(logistics, {
      sector: 'logistics',
      overview: [
        'Do you work with couriers and freight companies?',
        'We run lorries',
        'We are a haulier',
        'parcel service',
        'something for forwarders and depots',
        'AI for warehouses, trucks and parcels',
      ],
      solutions: {
        'Route planning and load optimization': [
          'Can you plan routes and loads?',
          'Our vans drive too many kilometres',
          'Trucks leave half empty',
          'best order of stops',
          'drivers get lost or stuck in traffic',
          'deliveries are late',
          'Diesel costs kill us',
          'Vans zigzag half empty across town',
          'Shorter delivery routes for lorries',
        ],
        'Robotic picking and sorting': [
          'Can robots pick and sort orders in a warehouse?',
          'Wrong items in the box',
          'picking takes too many people',
          'packets land in the wrong place',
          'sorting centre',
          'Sorting parcels in a depot with robot arms',
        ],
        'Cold chain tracking': [
          'Do you watch the temperature of chilled goods?',
          'Our fish is spoiled on arrival',
          'The fridge in the lorry failed',
          'keep medicine cold in transport',
          'goods too warm when they arrive',
          'cooling chain broken',
          'Frozen food, ice cream or vaccines arrive warm, melted or spoiled',
          'Refrigerated transport monitoring',
        ],
        'Fleet management': [
          'Can you manage our fleet?',
          'Our vehicles break down on the road',
          'Where are our vans and how are they driven?',
          'service intervals of trucks',
          'Which truck needs the workshop? Vehicles and drivers',
        ],
      },
      figures: {
        'shorter delivery time': ['How much shorter is delivery time?', 'How much sooner do parcels arrive?'],
        'lower fuel costs': [
          'How much fuel does it save?',
          'savings on diesel and petrol of a fleet',
          'How much less diesel do trucks burn?',
        ],
        'better warehouse efficiency': ['How much better does the warehouse get?'],
        'faster order processing': ['How much faster are orders processed?'],
      },
    }),
    comparedSolutions(
      logistics,
      ['What brings more in logistics: routes or the warehouse?'],
      ['shorter delivery time', 'better warehouse efficiency'],
    ),
  ],
  healthcare: [
    ...answersOfIndustry(healthcare, {
      sector: 'healthcare',
      overview: [
        'Do you work with hospitals and clinics?',
        'We run a clinic',
        'something for a medical centre',
        'AI in health care',
        'AI for doctors, nurses and patients',
      ],
      solutions: {
        'Insurance claim processing': [
          'Can insurance claims be processed automatically?',
          'We wait months for money from health insurers',
          'Bills to the insurers come back',
          'paperwork for claims',
          'Medical claims and coding',
        ],
        'OR scheduling': [
          'Can you schedule operating theatres?',
          'Operations are postponed all the time',
          'The theatre stands empty between operations',
          'plan surgeons and rooms',
          'Operations in our hospital always begin late',
          'Surgeons wait because the list slipped, surgery planning',
        ],
        'Hospital supply chain and asset tracking': [
          'Where are our pumps, beds and wheelchairs?',
          'Nurses search for devices',
          'equipment vanishes in the hospital',
          'We run out of gloves and syringes',
          'Tracking medical equipment and supplies',
        ],
        'Lab automation': [
          'Can you automate the laboratory?',
          'Test tubes pile up',
          'results of samples come late',
          'blood tests are slow',
          'Samples and faster test results',
        ],
      },
      figures: {
        'faster claim processing': ['How much faster are insurance claims processed in hospitals?'],
        'fewer late theatre starts': ['How many fewer operations start late?'],
        'less time spent looking for equipment': ['How much less time is lost looking for equipment?'],
        'faster laboratory results': ['How much faster are lab results?'],
      },
    }),
    answered(
      ['Does the AI decide about patients?', 'Who decides about a patient, human or AI?'],
      healthcare.solutions.text,
      healthcare.solutions.heading,
    ),
  ],
  retail: [
    ...answersOfIndustry(retail, {
      sector: 'retail',
      overview: [
        'Do you work with shops and supermarkets?',
        'We run a chain of stores',
        'I own a grocery shop',
        'something for retailers',
        'AI for stores and malls',
      ],
      solutions: {
        'Demand forecasting': [
          'Can you forecast how much to order?',
          'Too much food goes in the bin',
          'We run out of bestsellers',
          'How much stock do we need?',
          'predict sales',
          'unsold goods',
          'We order too much or too little food and goods',
          'What will sell next week? Stock and promotions',
        ],
        'Shelf auditing with computer vision': [
          'Can cameras see empty shelves?',
          'Products are missing on the shelf',
          'Nobody refills the racks in time',
          'out of stock on the sales floor',
          'Staff overlook holes and gaps on shelves',
          'Customers find gaps on the shelf where products should be',
        ],
        'Dynamic pricing': [
          'Can prices change automatically?',
          'Reduce prices before food expires',
          'prices that follow demand',
          'Pricing during the day within limits',
        ],
        'Micro-fulfillment': [
          'Can we pick online orders from the back room?',
          'Online orders block our aisles',
          'click and collect',
          'deliver groceries quickly from the shop',
          'Small warehouse, home delivery of groceries',
        ],
      },
      figures: {
        'less overstock': ['How much less overstock do shops get?'],
        'fewer empty facings': ['How many fewer empty shelves?'],
        'fewer markdowns': ['How many fewer markdowns through pricing?'],
        'faster order picking': ['How much faster are orders picked?'],
      },
    }),
    comparedSolutions(
      retail,
      ['Which saves more in retail, pricing or forecasting?'],
      ['fewer markdowns', 'less overstock'],
    ),
  ],
  finance: [
    ...answersOfIndustry(finance, {
      sector: 'finance and insurance',
      overview: [
        'Do you work with banks and insurers?',
        'We are a microfinance institution',
        'something for credit unions',
        'We are an insurance company',
        'We are a bank, what have you got for us?',
        'AI for a bank, insurer or fintech',
      ],
      solutions: {
        'Fraud detection': [
          'Do you detect fraud?',
          'Criminals use our payment app',
          'fake claims and false invoices',
          'People pay with cards that are not theirs',
          'suspicious transfers',
          'We lose money to scammers',
          'Stolen cards, money mules and false claims',
          'Card fraud, suspicious payments, somebody moves the same money round between accounts',
        ],
        'Automated underwriting': [
          'Can underwriting be automated?',
          'Applications lie on the desk for days',
          'faster decisions on loans',
          'Quick check of a policy application',
          'Quicker policies, loans and credit decisions',
        ],
        'Compliance auditing': [
          'Can you audit compliance?',
          'Our auditors check only samples',
          'The supervisor demands complete records',
          'evidence for the regulator',
          'money laundering checks',
          'The regulator wants every booking or entry checked',
          'Testing a sample or every ledger entry',
          'Anti-money-laundering and reports to the regulator',
        ],
        'Risk analytics': [
          'Can you analyse portfolio risk?',
          'What if interest rates jump?',
          'risk of our loans',
          'How exposed are we?',
          'Exposure, stress scenarios and credit risk',
        ],
      },
      figures: {
        'faster fraud alerts': ['How much faster are fraud alerts?'],
        'faster underwriting decisions': ['How much faster are underwriting decisions?'],
        'less manual audit work': ['How much less manual audit work?'],
        'less time to a risk report': ['How much sooner is a risk report ready?'],
      },
    }),
  ],
  energy: [
    ...answersOfIndustry(energy, {
      sector: 'energy',
      overview: [
        'What do you offer energy companies and utilities?',
        'We run a power network',
        'AI for electricity suppliers',
        'something for a utility',
        'AI for a power grid, wind or solar farm',
      ],
      solutions: {
        'Predictive grid maintenance': [
          'Which transformers and lines will fail?',
          'Our grid is old and fails',
          'repair lines before they break',
          'ageing cables and substations',
          'Maintenance of the power grid',
        ],
        'Fault detection': [
          'How do you find a fault on a line?',
          'Where is the line down?',
          'crews drive along the line to search',
          'locate a short circuit',
          'After a storm we search for the broken pole',
        ],
        'Automated meter reading and outage mapping': [
          'Can meters be read automatically?',
          'People walk from house to house to read meters',
          'Customers call because the power is off',
          'Which streets have no power?',
          'smart meters',
          'Where is the power off? Outage map',
          'The lights go out, blackouts in our town',
        ],
        'Wind and solar farm inspection': [
          'Can you inspect wind turbines and solar panels by drone?',
          'damage on rotor blades',
          'dirty or broken solar modules',
          'check turbines without climbing',
          'Nobody wants to climb the turbine tower',
          'Wind farm inspection by rope team or by drone?',
        ],
      },
      figures: {
        'fewer unplanned outages': ['By how much do unplanned outages of the grid fall?'],
        'faster fault location': ['How much faster do you locate faults?'],
        'shorter outages': ['How much shorter do outages get?'],
        'less time per farm inspection': ['How much less time does a wind or solar farm inspection take?'],
      },
    }),
  ],
  agriculture: [
    ...answersOfIndustry(agriculture, {
      sector: 'agriculture',
      overview: [
        'Do you work with farmers and growers?',
        'I have a farm',
        'We grow fruit',
        'something for a plantation',
        'AI for farms, fields and crops',
      ],
      solutions: {
        'Smart irrigation and yield forecasting': [
          'When should fields be watered?',
          'Drought and expensive water',
          'How much will I harvest?',
          'my field is too dry or too wet',
          'sprinkler and pump control',
          'How big will the harvest be? Yield forecast: how many tonnes will I bring in this season',
          'Watering the whole field or by the patch',
        ],
        'Harvesting robots and drones': [
          'Can robots and drones harvest?',
          'We find no pickers for the harvest',
          'machines that pick apples or berries',
          'not enough hands at harvest time',
          'Picking fruit by machine',
        ],
        'Grain sorting': [
          'Can you sort grain by quality?',
          'stones and bad grains in the rice',
          'sort wheat, maize or rice',
          'clean and grade the crop',
          'Kernels, seeds and foreign matter',
        ],
        'Crop health monitoring': [
          'Can you see plant diseases early?',
          'Insects destroy the crop',
          'fungus on the leaves',
          'spots on my plants',
          'the field turns yellow',
          'when do I have to spray?',
          'My plants, maize or leaves look sick or yellow',
          'Pests and stress of crops from the air',
        ],
      },
      figures: {
        'less irrigation water': ['How much irrigation water is saved?'],
        'faster harvesting': ['How much faster is harvesting?'],
        'fewer sorting errors': ['How many fewer sorting errors of grain?'],
        'earlier warning of crop stress': ['How much earlier is crop stress seen?'],
      },
    }),
  ],
  mining: [
    ...answersOfIndustry(mining, {
      sector: 'mining',
      overview: [
        'Do you work with mines and quarries?',
        'We dig copper and gold',
        'something for a quarry',
        'AI for mining companies',
        'AI for a pit',
      ],
      solutions: {
        'Autonomous haulage and drilling': [
          'Do you have driverless trucks and drills?',
          'dump trucks that drive themselves',
          'remote drilling',
          'Trucks wait in a queue at the loader',
          'Autonomous haul trucks or human drivers in the pit',
        ],
        'Geospatial analysis': [
          'Where is the ore?',
          'Find the deposit',
          'model of the rock from drill holes',
          'Where should the next bore hole be?',
          'Geology, exploration, cores and surveys',
        ],
        'Safety incident prediction': [
          'Can accidents in a mine be predicted?',
          'rock fall, gas and tired drivers',
          'prevent injuries underground',
          'danger for our miners',
          'Safety of miners underground',
        ],
        'Equipment health monitoring': [
          'When do excavators, conveyors and crushers need maintenance?',
          'The crusher stops all of a sudden',
          'wear of big machines in the pit',
          'belt torn',
          'Warn us before the belt or drill breaks',
          'The conveyor belt or bearing fails without warning',
        ],
      },
      figures: {
        'less waiting at the shovel': ['How much less do trucks wait at the shovel?'],
        'faster geological modelling': ['How much faster is geological modelling?'],
        'fewer safety incidents': ['How many fewer safety incidents in a mine?'],
        'less unplanned downtime': ['How much less unplanned downtime in a mine?'],
      },
    }),
  ],
};
