/**
 * Words of Tok Pisin with their meanings in English, so that 'man bilong stretim kar' is read like 'man who fixes
 * cars'. None is also an English word, an abbreviation or a name.
 */
export const TOK_PISIN: ReadonlyMap<string, string> = new Map(
  `skul school; stoa store; bebi baby; inglis english; spik speak; praimeri primary; elementri elementary; elementeri elementary;
  sekenderi secondary; helt health; senta center; kompiuta computer; trak truck; bas bus; kar car; masin machine; dosa dozer; sip ship;
  bot boat; ofis office; opis office; gaden garden; gras grass; klos clothe; paip pipe; wara water; pawa power; waia wire; ain iron;
  geit gate; kemp camp; kampani company; marasin medicine; famasi pharmacy; bret bread; hailans highland; haiwe highway; maket market;
  benk bank; kopi coffee; kakao cocoa; kokonas coconut; welpam palm; loda loader; greda grader; laisens license; matematik maths;
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
  halivim help; helpim help; askim ask; pulapim fill; kapsaitim pour; hukim fish; pulim pull; subim push; selim sell; ritim read; opim open;
  kontrolim control; bosim supervise; ripotim report; printim print; edim edit; kolektim collect; planem plan; wokabaut walk; singim sing;
  lait light; bensin petrol; disel diesel; plaua flower; kumu vegetable; rais rice; bokis box; kot court; kalabus prison; haiskul school;
  yunivesiti university; koles college; klinik clinic; hausik hospital; blut blood; lapun old; bisnis business; projek project; komuniti community;
  gavman government; distrik district; provins province; eapot airport; epot airport; fektri factory; plantesin plantation; planteisen plantation;
  maining mining; resot resort; restoran restaurant; dring drink; glas glass; flua floor; plua floor; stil steel; spana spanner; betri battery;
  trekta tractor; eskaveta excavator; dingi dinghy; kanu canoe; sevis service; sekim check; testim test; instolim install; menesim manage; ansaim answer; droim draw; mesarim measure`
    .split(';')
    .map((pair) => pair.trim().split(' '))
    .map(([word = '', english = '']) => [word, english] as const),
)
