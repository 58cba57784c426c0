/**
 * Words that belong to a subject the site calls by another name. Each of them stands for the names of its subject,
 * but not the other way round and not for each other, so that these lists may be long.
 */
export const subjectWords: readonly (readonly [names: string, words: string])[] = [
  [
    'agriculture crop farm',
    `acre acres agronomist banana barley beans cassava cattle cocoa coffee combine cooperative cotton cow cows dairy
    estate fertiliser fertilizer fungus grower growers hectare hectares herd horticulture insects irrigated livestock
    locust locusts millet oilseed olive orchard orchards palm pesticide plantation plantations planting plough potato
    potatoes poultry rainfall ranch seed seeds seedlings silo sorghum soy soya sugarcane tomatoes tractor tractors
    vegetables vineyard weed weeds yam`,
  ],
  [
    'construction building',
    `architect architects bricklayer bricks bridge bridges builders cement civil concrete crane cranes deadline deadlines dumper
    earthworks excavator excavators foreman housing masonry plasterer quantity roadworks scaffold scaffolding skyscraper
    snag snagging steel structural subcontractor subcontractors surveyor surveyors tower trades tunnel tunnels`,
  ],
  [
    'energy grid electricity',
    `blades cable cables conductor distribution feeder feeders gas geothermal hydro hydroelectric kilowatt 
    linemen megawatt meter meters nuclear oil photovoltaic pipeline pipelines pole poles pylon pylons refinery renewable
    renewables storm storms substation substations transformer transformers transmission trees turbines vegetation voltage
    watt`,
  ],
  [
    'finance bank insurance',
    `accounting actuary actuaries aml anti-money-laundering broker brokers brokerage cashier claims creditworthiness
    debit debtor debtors defaults fund funds hedge identity-theft invest investment investments
    investor investors kyc ledger lender lenders microfinance mortgage mortgages onboarding payment payments pension
    pensions policyholder policyholders portfolio premium premiums reinsurance remittance remittances risk sanctions
    savings-bank teller tellers trading transaction transactions treasury underwrite underwriter underwriters wealth`,
  ],
  [
    'healthcare hospital',
    `ambulance anaesthetist appointment appointments bed beds biopsy blood cardiology clinical clinician clinicians
    dental dentist diagnosis diagnostic diagnostics discharge dispensary emergency gp icu imaging infusion laboratory
    laboratories lab labs maternity mri nursing pathology pharmacist pharmacists pharmacy pharmacies
    physician physicians radiology radiologist scan scans surgical therapy treatment ward wards
    wheelchair wheelchairs x-ray x-rays`,
  ],
  [
    'legal law contract',
    `advocate advocates affidavit arbitration bundle citation citations clause clauses compliance-officer
    conveyancing counsel deed deeds dispute disputes drafting due-diligence ediscovery e-discovery evidence hearing
    judge judges legislation litigator litigators merger mergers nda ndas negotiate negotiation notary
    notaries paralegal paralegals precedent precedents privilege redline redlining statute statutes tribunal
    trial trials verdict witness`,
  ],
  [
    'logistics delivery transport',
    `airfreight carrier carriers cargo container containers convoy courier couriers customs dispatch dispatcher
    dispatchers dock docks driver drivers forklift forklifts forwarder forwarders fulfilment haulier hauliers last-mile
    load loading loads mileage order-picking picker pickers pallet pallets picking port ports postal rail rider riders route routes routing
    shipper shippers ship ships supply supplychain supply-chain tanker trailer trailers tracking trucker truckers unloading`,
  ],
  [
    'manufacturing factory production',
    `automotive bakery bearing bearings bottling brewery cement-plant chemicals cnc components conveyor electronics
    foundry garment garments injection-moulding lathe mill mills motor motors moulding oee operators packaging paint
    parts press presses quality robot-arm scada scratch scratches semiconductor shopfloor shop-floor steelworks 
    textile textiles tooling vibration weld welding workpiece workshop yield`,
  ],
  [
    'mining ore',
    `blast blasting bauxite boulder coal cobalt colliery copper crusher crushers diamond diamonds dumptruck gold
    granite haul iron limestone lithium metal metals mineral minerals nickel open-cast opencast open-pit platinum
    prospect rig rigs rock rockfall salt shaft shafts slope slopes smelter tailings tin tunneling uranium zinc`,
  ],
  [
    'retail shop stock',
    `aisle aisles assortment barcode basket boutique cashierless checkout chocolate convenience discount discounts
    e-commerce ecommerce fashion fmcg franchise fruit jewellery kiosk loyalty markdown markdowns merchandise
    merchandising milk online-shop out-of-stock perishables planogram pos-system pricing promotions purchase-orders
    refill replenish replenishment reorder sell-out shopper shoppers sku skus sold-out till
    tills webshop wholesale wholesaler`,
  ],
  [
    'cybersecurity',
    `antivirus authentication clicked backup blue-team botnet bug-bounty ciso credential credentials darknet darkweb ddos
    decrypt edr encrypted encryption endpoint endpoints exploit exploits firewall forensics iam identity insider
    intrusion intrusions iso27001 login logins logon malicious mdr mfa microsoft office365 outlook misconfiguration misconfigurations 
    nis2 password passwords patch patches patching pentest pentester pentesting port-scan ransom siem sign-in soar
    spam spoofing spyware vpn worm xdr zero-day zero-trust`,
  ],
  [
    'red-teaming jailbreak safety',
    `adversary alignment bias biased dan deceive deceiving guardrail guardrails harmful hate hijack hijacked insult insults
    lie lying misbehave misuse owasp poison poisoned poisoning rude swear swearing toxic toxicity
    unsafe`,
  ],
  [
    'cctv camera detection',
    `abandoned anpr blind-spot bodycam crowd crowds dahua dvr entrance face faces facial
    fighting gate gates hikvision intrude lens lenses lobby lpr nvr number-plate numberplate onvif parking
    plate ptz recorder recorders recording recordings rtsp smoke tailgating tampering trespass trespassing vandal
    vandalism vandals vms wall walls`,
  ],
  [
    'model training custom',
    `deepseek embedding embeddings finetuned gemini hallucinate hallucinates hallucination hallucinations jargon
    knowledge-bot llama lora mistral nlp offline-model parameters phi pretrained qwen quantised rag retrain retrained
    retraining retrieval self-hosted selfhosted token tokens vocabulary weights`,
  ],
  [
    'debate decision agents',
    `advisor advisors alternatives argument arguments board boardroom boards ceo committee cons contradict 
    deliberate deliberation dilemma directors multiagent multi-agent opinion opinions pros second-opinion
    simulate swarm viewpoint viewpoints vote voting weigh`,
  ],
  [
    'studio video graphics',
    `2d 3d animate animated animator artwork artist banner billboard brand branding brochure brochures cartoon cgi
    cinematic clip clips compositing cut-scene designer designers director editing editor explainer flyer flyers
    illustration illustrations influencer instagram jingle linkedin logo logos montage music photo
    photos podcast poster posters producer reel reels render rendering showreel soundtrack storyboard storyboards
    tiktok trailer trailers tv voiceover voice-over youtube`,
  ],
  [
    'infrastructure servers setup',
    `airgapped air-gapped architecture blackwell cluster colocation cooling cpu datacenters dgx
    disconnected h100 handover hpc kubernetes nodes nvidia scaling turnkey virtualisation vmware`,
  ],
  [
    'government',
    `army citizens civil-servants county defence embassy federal immigration military mayor ministries municipal parliament police
    public-sector`,
  ],
  [
    'roi return pay',
    'amortise amortisation benefit benefits breakeven break-even business-case earn justify profit profitable worth',
  ],
  [
    'privacy data',
    'consent dpo data-protection gdpr hipaa ndpr opt-out processor subject-access trackers unsubscribe',
  ],
];
