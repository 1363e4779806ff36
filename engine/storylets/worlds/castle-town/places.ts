import type { Place } from '../../format/world';

export const PLACES: readonly Place[] = [
  {
    id: 'street',
    name: '大通り',
    scene: 'castle-town',
    ways: ['crossing', 'maruya', 'kadoya', 'lot', 'watch'],
    details: [
      '通りの真ん中の敷石だけが、犬の幅に磨り減っている。',
      '向かいあう庇のあいだで、空が帯の太さになっている。',
      '打ち水は左右の店から半分ずつ来て、中ほどで線を引く。',
      '軒ごとに屋号が下がり、一軒ぶんだけ釘が遊んでいる。',
    ],
  },
  {
    id: 'crossing',
    name: '四つ辻の市',
    scene: 'market',
    ways: ['street', 'clinic', 'moat', 'carvers'],
    details: [
      '辻の道しるべは、四方ともおなじ町の名を指している。',
      '飴細工の鶴に、値札のほうが大きい足をつけている。',
      '名のない売り台には、客が勝手にあだ名をつけていく。',
      '煎餅屋の割れ煎餅は、割れていないものより高い。',
    ],
  },
  {
    id: 'maruya',
    name: '丸屋の店先',
    scene: 'shop',
    ways: ['street'],
    dearness: 1.1,
    details: [
      '丸屋では、算盤の珠のほか角のある物を見ない。',
      '手代たちは出がけに、右足から三歩あるきなおす。',
      '床の間の達磨は両目があり、なぜか眼鏡までかけている。',
    ],
  },
  {
    id: 'kadoya',
    name: '角屋の店先',
    scene: 'shop',
    ways: ['street'],
    dearness: 0.9,
    details: [
      '角屋の饅頭は四角く、客は角から食べるか迷う。',
      '棚の紙縒りは一本ずつ長さを測って結んである。',
      '奥の暖簾の隙間から、向かいの店がちょうど半分見える。',
    ],
  },
  {
    id: 'lot',
    name: '二葉屋跡',
    scene: 'night-sky',
    ways: ['street', 'clinic'],
    details: [
      '焼けた敷居だけが残り、猫はそこを跨ぐとき足を高く上げる。',
      '草むらの中に、掃き清めた客間ほどの四角がある。',
      '黒い柱が一本、釘を二つつけたまま立っている。',
      '土を掘ると、溶けた算盤の珠がときどき出てくる。',
    ],
  },
  {
    id: 'clinic',
    name: 'ナズナの手当て所',
    scene: 'inn',
    ways: ['crossing', 'lot'],
    details: [
      '待合の草履は、怪我をした足のほうを日なたに置く。',
      '薬簞笥の引き出しに「なみだ」とあり、中身は玉葱だった。',
      '治った人の杖が、傘立てで花を挿されている。',
    ],
  },
  {
    id: 'watch',
    name: '火の見櫓',
    scene: 'tower',
    ways: ['street', 'moat'],
    details: [
      '半鐘の下に、雀が巣をかけて「撞くな」の札を貰っている。',
      '段は七十二あるが、下りるときは七十一しかない。',
      '遠眼鏡の筒は町じゅうを見て、縁だけ手垢で光る。',
    ],
  },
  {
    id: 'carvers',
    name: '彫師町',
    scene: 'warehouse',
    ways: ['crossing', 'moat'],
    details: [
      '木屑の山に、彫り損じた「福」の口だけが積もっている。',
      '店ごとに鑿の音の高さがちがい、昼どきだけ和音になる。',
      '軒下の板は売り物でなく、雨に当てて性根を見ている。',
    ],
  },
  {
    id: 'moat',
    name: '蔵の堀端',
    scene: 'harbour',
    ways: ['crossing', 'watch', 'carvers'],
    dearness: 0.9,
    details: [
      '堀の水に映った蔵は、本物より一つ窓が多い。',
      '荷揚げの石段に、米一粒ずつを運ぶ蟻の渡しがある。',
      '亀が甲羅に、どこかの店の値札を貼って泳いでいる。',
    ],
  },
];
