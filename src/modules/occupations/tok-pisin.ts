/**
 * Words of Tok Pisin with their meanings in English, so that 'man bilong stretim kar' is read like 'man who fixes
 * cars'. None is also an English word, an abbreviation or a name.
 */
export const TOK_PISIN: ReadonlyMap<string, string> = meaningsIn(
  `skul school; stoa store; bebi baby; inglis english; spik speak; praimeri primary; elementri elementary; elementeri elementary;
  sekenderi secondary; helt health; senta center; kompiuta computer; trak truck; bas bus; kar car; masin machine; dosa dozer; sip ship;
  bot boat; ofis office; opis office; gaden garden; gras grass; klos clothe; paip pipe; wara water; pawa power; waia wire; ain iron;
  geit gate; kemp camp; kampani company; marasin medicine; famasi pharmacy; bret bread; hailans highland; haiwe highway; maket market;
  benk bank; kopi coffee; kakao cocoa; kokonas coconut; welpam palm; loda loader; greda grader; laisens license; matematik maths; kompyuta computer; yad yard;
  plet plate; lori truck; fokliv forklift; balus aircraft; baisikol bicycle; kontena container; kago cargo; taia tire; injin engine;
  pikinini child; kastoma customer; pasindia passenger; sikman patient; diwai tree; banis fence; ruf roof; simen cement; windo window;
  tebol table; plang plank; hama hammer; bris bridge; graun land; gol gold; solwara sea; nambis coast; wof wharf; mani money; buk book;
  nius news; piksa picture; poto photo; telefon telephone; redio radio; sios church; kaikai food; bulmakau cattle; kakaruk chicken;
  pukpuk crocodile; kaukau potato; buai betelnut; londri laundry;
  stretim fix; stretm fix; fiksim fix; wokgut fix; lukautim mind; lukaut mind; draivim drive; draivin drive; kukim cook; kuk cook;
  wasim wash; klinim clean; brumim sweep; katim cut; planim plant; pentim paint; wokim build; tisim teach; skulim teach; lainim teach;
  salim sell; baim buy; weldim weld; welim weld; ranim operate; stiaim steer; raitim write; taipim type; kaunim count; balansim balance;
  kisim fetch; karim carry; bringim bring; painim search; rausim remove; lodim load; pakim pack; skelim weigh; miksim mix; samapim sew;
  digim dig; pasim tie; mekim make; putim put; givim give; kilim kill; lukim look; holim hold; redim prepare; rerim prepare;
  halivim help; helpim help; askim ask; pulapim fill; kapsaitim pour; hukim catch; pulim pull; subim push; selim sell; ritim read; opim open;
  kontrolim control; bosim supervise; ripotim report; printim print; edim edit; kolektim collect; planem plan; wokabaut walk; singim sing;
  lait light; bensin petrol; disel diesel; plaua flower; kumu vegetable; rais rice; bokis box; kot court; kalabus prison; haiskul school;
  yunivesiti university; koles college; klinik clinic; hausik hospital; blut blood; lapun old; bisnis business; projek project; komuniti community;
  gavman government; distrik district; provins province; eapot airport; epot airport; fektri factory; plantesin plantation; planteisen plantation;
  maining mining; resot resort; restoran restaurant; dring drink; glas glass; flua floor; plua floor; stil steel; spana spanner; betri battery;
  trekta tractor; eskaveta excavator; dingi dinghy; kanu canoe; sevis service; sekim check; testim test; instolim install; menesim manage; ansaim answer; droim draw; mesarim measure;
    netwok network; netiwok network; kek cake; fon phone; pon phone; ensin engine; enjin engine; ston stone; blok block; brik brick;
    pipia rubbish; lida leader; stilman thief; raskol criminal; sumatin student; studen student; skulmanki student; miting meeting;
    kibung meeting; ripot report; pepa paper; deta data; rekot record; akaun account; akaunt account; baset budget; takis tax; dinau loan;
    kapa roof; timba timber; palang plank; dua door; tawel towel; sospen pot; stov stove; frij fridge; frisa freezer; ais ice; mit meat;
    kon corn; pinat peanut; saksak sago; tabak tobacco; brus tobacco; suga sugar; wel oil; pik pig; dok dog; pato duck; sipsip sheep;
    animol animal; binatang insect; natnat mosquito; snek snake; maunten mountain; riva river; ailan island; stesin station;
    stesen station; polis police; misin mission; lotu church; baibel bible; klas class; klasrum classroom; eksam exam; saiens science;
    sains science; agrikalsa agriculture; karpentri carpentry; kapentri carpentry; plamin plumbing; elektrik electric; lektrik electric;
    sola solar; jenereta generator; jenareta generator; jenset genset; tenk tank; pamp pump; naip knife; busnaip bushknife; akis axe;
    savol shovel; sabol shovel; televisin television; tivi tv; kamera camera; vidio video; musik music; gita guitar; rakbi rugby;
    soka soccer; netbol netball; basketbol basketball; volibol volleyball; siklain patient; sikmeri patient; famili family; fama farmer;
    viles village; turis tourist; turist tourist; visita visitor; memba member; pesenja passenger; papagraun landowner; papamama parent;
    wanwok colleague; tausen thousand; krismas year; wik week; stua store; wehaus warehouse; wokshop workshop; woksop workshop;
    somil sawmill; haussik hospital; ausik hospital; ambulens ambulance; edpos aidpost; ekspot export; impot import; raba rubber;
    vanila vanilla; spepats part; brek brake; giabokis gearbox; redieta radiator; alteneta alternator; bekho backhoe; krein crane;
    senso chainsaw; wilbara wheelbarrow; lada ladder; skafol scaffold; skru screw; brasim brush; telinga ear; nidel needle; susu milk;
    laplap clothe; yunifom uniform; meriblaus dress; bilum bag; pepawok paperwork; intanet internet; imel email; emel email;
    websait website; fesbuk facebook; sofwea software; hadwea hardware; printa printer; leptop laptop; mobail mobile; tawa tower;
    kebol cable; opisa officer; ofisa officer; menesa manager; menisa manager; supavaisa supervisor; teknisen technician;
    teknisin technician; injinia engineer; enjinia engineer; opereta operator; opareta operator; asisten assistant; koodineta coordinator;
    dairekta director; akaunten accountant; akauntan accountant; inspekta inspector; kansalta counselor; helpa helper;
    fasilitera facilitator; treina trainer; lektara lecturer; painimaut investigate; trenim train; treinim train; soim show; toktok talk;
    tokim tell; tanim turn; tanimtok translate; tantok translate; bekim answer; bildim build; sutim shoot; paitim beat; nilim nail;
    sapim sharpen; polisim polish; spreim spray; draim dry; hangamapim hang; apim lift; liptim lift; litimapim lift; pulimapim fill;
    lokim lock; gadim guard; banisim guard; wetim wait; sevim serve; sevisim service; maketim market; peim pay; bukim book; odaim order;
    ringim call; anlodim unload; plaim fly; flaim fly; daivim dive; kamautim harvest; havestim harvest; bungim collect; pikim pick;
    rikim rake; slasim cut; dikim dig; makim mark; filmim film; disainim design; harim hear; oraitim heal; brukim break; pairapim blast;
    boilim boil; givimaut issue; tilim share; monitaim monitor; programim program; insperim inspect; inspektim inspect; setim set;
    fitim fit; joinim join; nidim need; yusim use; statim start; pinisim finish; lidim lead; organaisim organise; statistik statistic;
    autim preach; prea pray; kliaim clear; klirim clear; stoim store; prosesim process; intaviuim interview; rekrutim recruit;
    kaunselim counsel; edvaisim advise; dilim deal; rikotim record; faim file; failim file; fotokopim photocopy; kopim copy; skenim scan;
    sainim sign; ridim read; beikim bake; praim fry; fraim fry; transpotim transport; putimap erect; wiaim wire; waiaim wire;
    sodaim solder; kapsait pour; levelim level; gredim grade; rolim roll; drilim drill; samplim sample; lukluk watch; lukatim mind;
    lukautm mind; lukout mind; stretem fix; fiksm fix; ripeim repair; repeim repair; sensim change; senisim change; bringimap bring;
    opereitim operate; operetim operate; menteinim maintain;
    weita waiter; niuspepa newspaper; nuspepa newspaper; moni money; tiket ticket; danis dance; kaunta counter; sekiuriti sekuriti;
    sikiuriti sekuriti; bia beer; klab club; kakaros cockroach; klaimim climb; klaim climb; penim paint; marit wedding; welkamim welcome;
    welkam welcome; gest guest; sefti safety; seifti safety; manmeri person; stailim style; sut injection; kamapim make; samting thing;
    laibreri library; laibri library; skulmasta teacher; stori story; het head; mangi youth; yangpela youth; yangpla youth; yut youth; antap on;
    insait in; ausait outside; draiv drive; polisi policy; mopim mop; ainim iron; presim iron; foldim fold; stakim stack; stekim stack;
    arensim arrange; lainimap arrange; bilasim decorate; rostim roast; grilim grill; saplaim supply; delivaim deliver; diliverim deliver;
    deliverim deliver; pusim push; faindim find; givimbek return; kodineitim coordinate; koodinetim coordinate; ogenaisim organise;
    oganaisim organise; plenim plan; rejistaim register; registaim register; enrolim enrol; translatim translate; advaisim advise; sapotim support;
    gaidim guide; investigetim investigate; arestim arrest; kalabusim arrest; holimpas arrest; difendim defend; jasim judge; stiarim steer; umben net;
    rekodim record; anaunsim announce; brodkastim broadcast; pilaim play; pilai play; baptaisim baptise; baptisim baptise; setimap set;
    konektim connect; apgredim upgrade; oilim oil; grisim grease; ovaholim overhaul; boltim bolt; taitim tighten; grainim grind; bendim bend;
    plastaim plaster; tailim tile; karamapim cover; bajet budget; risit receipt; invois invoice; bil bill; sek cheque; stok stock; stoktek stocktake;
    oda order; diliveri delivery; saplaia supplier; tenda tender; kontrak contract; kontrek contract; lo law; kes case; atikel article;
    telepon telephone; fotokopi photocopy; komputa computer; kompiutar computer; aiskrim icecream; aisbokis fridge; bata butter; minista minister;
    kaunsil council; kaunsol council; ami army; soldia soldier; kastam customs; kastams customs; kwarantin quarantine; pasport passport; bos boss;
    vilis village; eria area; kastama customer; bebisit babysit; pemen payment; lotim preach; skulfi schoolfee; fi fee; nesing nursing; helti healthy;
    oprisin surgery; opereisin surgery; bandis bandage; paspas tie; dentis dentist; mesin machine; wilkar trolley; barels barrel; drem drum;
    fiul fuel; stesnari stationery; posta poster; bana banner; ka car; trabel problem; kros fight; bikrot highway; hotwara heater; taptap tap;
    sawa shower; toilit toilet; liklikhaus toilet; septik septic; sospan pot; kap cup; saplai supply;
    kolos clothe; supamaket supermarket; supermaket supermarket; konstraksen construction; konstraksin construction; raun around;
    rait write; daun down; nem name; bisket biscuit; biskit biscuit; bukin booking; dabol double; pei pay; sapos if; insaid inside; intavyu interview;
    edyukesen education; edukesen education; trening training; treining training; helpman helper;
    fotnait fortnight; digri degree; setifiket certificate`,
)

/** A sentence in Tok Pisin has one of these words. */
export const SENTENCE =
  /\b(?:bilong|blong|bilon|husat|wantaim|i save|ol|mi laikim|nidim|wanpela|tupela|painim)\b/i
/** Words that mean something else in English, read so only in sentences of Tok Pisin. */
export const IN_SENTENCES: ReadonlyMap<string, string> = meaningsIn(
  `was watch; sit sheet; bet bed; bed bed; rum room; pen paint; sia chair; tep tap; kopa copper; silva silver; lukluk look; lain group; oil oil; pam palm;
  kitsen kitchen; kisen kitchen; kabot cupboard; kabet cupboard; tang tank; pos post; wol wall; nil nail; spet spade; baga bug; stap stay; hat hat;
  su shoe; singlis shirt; trausis trousers; siot shirt; dres dress; bek bag; bokis box; baket bucket; brum broom; sop soap; ti tea; sol salt; pis fish;
  abus meat; kindam prawn; kuka crab; hos horse; kau cow; meme goat; rop rope; paia fire; win air; san sun; ren rain; kolim cool; hatim heat;
  pinis finish; statim start; kamap come; lusim leave; sanap stand; sindaun sit; slip sleep; wokabaut walk; ran run; kalap jump; pait fight;
  toktok talk; singsing dance; lotu church; wari worry; hevi problem; bagarap broken; bruk broken; nogut bad; klin clean; doti dirt; kol cold;
  hai high; haus house; skin skin; tit tooth; ai eye; bodi body; bun bone; lek leg; han hand; bel stomach; sua sore; sik sick; nating nothing;
  tenka tanker; tanka tanker; treila trailer; semi semi; helikopta helicopter; plen plane; fri free; mun month; yia year; aua hour; dei day;
  rot road; baret drain; hul hole; wel oil; gris grease; sanpepa sandpaper; sen chain; laisens license; plastik plastic; aisblok ice;
    beg bag; pasta pastor; mama mother; papa father; resit receipt; sot shot; logo logo; spun spoon;
    kam come;
    fis fish`,
)

/** Reads 'skul school; stoa store'. */
function meaningsIn(text: string): Map<string, string> {
  const pairs = text.split(';').map((pair) => pair.trim().split(' '))
  return new Map(pairs.map(([word = '', english = '']) => [word, english]))
}
