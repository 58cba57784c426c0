/** Words that say nothing about what is asked, before stemming. */
export const stopWords = new Set(
  `a able about actually adjust after again all almost already also always am an and any anyone anything are as at automatic automatically away be because been before
  being best better between bit both bring but buy by can cannot company could d did do does doing don done down each
  either else enough ever every everything exactly explain few fewer firm for from further get getting give go going good got great had handle has have
  having he happen happens help her here him his how i if improve in info information into is it its just kind know let
  like ll less long lot look looking make many may maybe me might more most much must my need no nor not of off
  offer offers often on once one only or organisation organization other our ours out over own per please
  possible protect provide provides quite re really recommend reduce right s same say see seem sell shall she should
  show so some somebody someone something soon such support t take takes taking tell than that the their
  them then there these they thing things this those though through to too under until up us use used
  using ve very via want wanted wants was way we well were what when where whether which while who whom whose why will
  wish with within without smart keep keeps kept won back hit last next month months year years ago afford certain guys big whole completely fully currently
  sure problem problems question questions experience place ready live ever nothing yet today later first ok okay via hello hi work working works would yes yet you your yours`.split(
    /\s+/,
  ),
);
